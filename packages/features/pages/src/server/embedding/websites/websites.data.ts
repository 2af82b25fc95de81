import type { ExampleWebsite } from '../../../contract/gallery.ts';

/** A website of a school that does not exist: its own styles, and what stands around the place of the element. */
interface Example {
  readonly title: string;
  readonly css: string;
  readonly before: string;
  readonly after: string;
}

const menu = '<nav><a href="#start">Start</a> <a href="#schule">Schule</a> <a href="#klassen">Klassen</a></nav>';
const reserve = 'pausenplatz-seite,pausenplatz-advent{display:block;min-height:320px}';

/** As WordPress, TYPO3 and a website with a will of its own deliver them: resets, dark, and rules that reach for everything. */
export const examples: Readonly<Record<ExampleWebsite, Example>> = {
  hell: {
    title: 'Schule Lindenhof',
    css: `*,*::before,*::after{box-sizing:border-box}body{margin:0;font:17px/1.6 Georgia,serif;color:#2b2b2b;background:#fffdf8}iframe,img{max-width:100%;height:auto}
.site-header{padding:20px 24px;background:#f3b61f;color:#3a2a00}.site-header h1{margin:0;font-size:26px}nav a{color:inherit;margin-right:16px}
.entry-content{max-width:760px;margin:24px auto;padding:0 24px}${reserve}`,
    before: `<header class="site-header"><h1>Schule Lindenhof</h1>${menu}</header><main class="entry-content"><p>Willkommen auf unserer Website.</p>`,
    after: '<p>Bis bald!</p></main>',
  },
  dunkel: {
    title: 'Primarschule Nachtfelden',
    css: `:root{color-scheme:dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#eef2f5;background:#14202b}a{color:#8fd3ff}
.frame-default{max-width:820px;margin:0 auto;padding:28px 24px}.frame-default h1{border-bottom:2px solid #3d5a73;padding-bottom:12px}nav a{margin-right:16px}${reserve}`,
    before: `<div id="c101" class="frame frame-default"><h1>Primarschule Nachtfelden</h1>${menu}<p class="bodytext">Aktuelles aus der Schule</p>`,
    after: '<p class="bodytext">Sekretariat: vormittags</p></div>',
  },
  eigenwillig: {
    title: 'Schulhaus Wirrwarr',
    css: `body{margin:0;padding:24px;background:repeating-linear-gradient(45deg,#fff 0 14px,#ffe3ec 14px 28px);font:20px/1.4 cursive}
*{letter-spacing:.08em!important;text-transform:uppercase!important}iframe{max-width:100%;border:12px dashed #d6336c!important;opacity:.4!important;height:90px!important}
a,button,input,p{color:#8f0f3f!important;background:#ff0!important;font-size:9px!important;padding:0!important;border:0!important}${reserve}`,
    before: `<h1>Schulhaus Wirrwarr</h1>${menu}`,
    after: '<p>Diese Website bringt Regeln für alles mit.</p>',
  },
};
