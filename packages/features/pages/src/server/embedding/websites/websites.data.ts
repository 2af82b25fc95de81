import type { ExampleWebsite } from '../../../contract/gallery.ts';

/** A website of a school that does not exist: its own styles, and what stands around the place of the element. */
interface Example {
  readonly title: string;
  readonly css: string;
  readonly before: string;
  readonly after: string;
  /** The Content-Security-Policy that such a website usually has, with what our documentation asks for. */
  readonly policy: (product: string, nonce: string) => string;
}

const menu = '<nav><a href="#start">Start</a> <a href="#schule">Schule</a> <a href="#klassen">Klassen</a></nav>';
const reserve = 'pausenplatz-seite,pausenplatz-advent{display:block;min-height:320px}';

/** Of what stands on the website without a frame. */
const reads = (product: string) => `connect-src 'self' ${product}; img-src 'self' data: ${product}; media-src 'self' ${product}`;

/** As WordPress, TYPO3 and a website with a will of its own deliver them: resets, dark, and rules that reach for everything. */
export const examples: Readonly<Record<ExampleWebsite, Example>> = {
  // A block theme: global styles by custom properties, flow layout, the reset of its block library.
  hell: {
    title: 'Schule Lindenhof',
    policy: (product) =>
      `default-src 'self'; script-src 'self' 'unsafe-inline' ${product}; style-src 'self' 'unsafe-inline'; font-src 'self' data:; frame-src 'self' ${product}; ${reads(product)}; upgrade-insecure-requests`,
    css: `:root{--wp--preset--color--base:#fffdf8;--wp--preset--color--contrast:#2b2b2b;--wp--style--block-gap:1.5rem;--wp--style--global--content-size:760px}
*,*::before,*::after{box-sizing:border-box}body{margin:0;font:17px/1.6 Georgia,serif;color:var(--wp--preset--color--contrast);background:var(--wp--preset--color--base)}
:where(iframe,img,video,embed,object){max-width:100%}img,iframe{height:auto}p a{text-decoration:underline}:where(.wp-site-blocks)>*+*{margin-block-start:var(--wp--style--block-gap)}
:where(.is-layout-flow)>*{margin-block:0}:where(.is-layout-flow)>*+*{margin-block-start:var(--wp--style--block-gap)}.is-layout-constrained>:where(:not(.alignfull)){max-width:var(--wp--style--global--content-size);margin-inline:auto!important}
.has-global-padding{padding-inline:clamp(16px,4vw,32px)}.wp-block-group.site-header{padding:20px clamp(16px,4vw,32px);background:#f3b61f;color:#3a2a00}.wp-block-site-title{margin:0;font-size:26px}nav a{color:inherit;margin-right:16px}
.wp-block-button__link,button{border:0;border-radius:0;background:#3a2a00;color:#fff;padding:.6em 1.2em}input{border:1px solid #999;padding:.4em}${reserve}`,
    before: `<div class="wp-site-blocks"><header class="wp-block-group site-header"><p class="wp-block-site-title">Schule Lindenhof</p>${menu}</header>
<main class="wp-block-group has-global-padding is-layout-constrained"><h1 class="wp-block-post-title">Unsere Klassen</h1><div class="entry-content wp-block-post-content is-layout-flow"><p>Willkommen auf unserer Website.</p>`,
    after: '<p>Bis bald!</p></div></main></div>',
  },
  // Content elements in frames, a reset and the grid of Bootstrap, a policy with nonces.
  dunkel: {
    title: 'Primarschule Nachtfelden',
    policy: (product, nonce) =>
      `default-src 'self'; script-src 'self' 'nonce-${nonce}' ${product}; style-src 'self' 'nonce-${nonce}'; base-uri 'none'; object-src 'none'; frame-src ${product}; ${reads(product)}`,
    css: `:root{color-scheme:dark}*,::after,::before{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#eef2f5;background:#14202b}a{color:#8fd3ff;text-decoration:underline}
h1,h2,p,ul{margin-top:0}h1{font-weight:500}img,svg{vertical-align:middle}img,iframe{max-width:100%;height:auto}button,input{margin:0;font-family:inherit;font-size:inherit;line-height:inherit}[role=button],button{cursor:pointer}label{display:inline-block}
.container{width:100%;max-width:820px;margin-inline:auto;padding:0 15px}.frame-space-before-medium{margin-top:28px}.frame-header{border-bottom:2px solid #3d5a73;margin-bottom:12px}nav a{margin-right:16px}
iframe{border-style:none}.frame-type-html>.frame-inner>*{max-width:100%}${reserve}`,
    before: `<div class="container"><header class="frame-space-before-medium"><p>Primarschule Nachtfelden</p>${menu}</header><!--TYPO3SEARCH_begin-->
<section id="c101" class="frame frame-default frame-type-html frame-space-before-medium"><header class="frame-header"><h1>Aktuelles aus der Schule</h1></header><div class="frame-inner">`,
    after: '</div></section><!--TYPO3SEARCH_end--><p class="bodytext">Sekretariat: vormittags</p></div>',
  },
  eigenwillig: {
    title: 'Schulhaus Wirrwarr',
    policy: (product, nonce) =>
      `default-src 'none'; script-src ${product}; frame-src ${product}; ${reads(product)}; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    css: `body{margin:0;padding:24px;background:repeating-linear-gradient(45deg,#fff 0 14px,#ffe3ec 14px 28px);font:20px/1.4 cursive}
*{letter-spacing:.08em!important;text-transform:uppercase!important}iframe{max-width:100%;border:12px dashed #d6336c!important;opacity:.4!important;height:90px!important}
a,button,input,p{color:#8f0f3f!important;background:#ff0!important;font-size:9px!important;padding:0!important;border:0!important}${reserve}`,
    before: `<h1>Schulhaus Wirrwarr</h1>${menu}`,
    after: '<p>Diese Website bringt Regeln für alles mit.</p>',
  },
};
