import { documentTitleFor } from '@pausenplatz/kernel-ui';
import { type FirstView, firstViewId } from '../first-view/first-view.ts';

/** Reads a built file by its address (`/assets/…`). */
export type ReadFile = (address: string) => string;

interface Page {
  readonly view: FirstView;
  readonly scheme: 'light' | 'dark' | 'system';
  readonly nonce: string;
  readonly origin: string;
  /** What the screen wants in the head, and what it is; empty where the browser draws it. */
  readonly metas: string;
  readonly styles: string;
  readonly rules: string;
  readonly html: string;
  /** Scripts that the screen will need, by their addresses. */
  readonly scripts: readonly string[];
  /** Address of the script that takes over what is drawn, and when it does. */
  readonly takeOver: { readonly script: string; readonly when: 'idle' | 'painted' } | null;
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
// Inside of a script element only its own end could do harm.
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The host's HTML file with a screen in it, or with what the browser needs to draw it soon. */
export function compose(template: string, page: Page, read: ReadFile): string {
  const data = `<script type="application/json" id="${firstViewId}">${json(page.view)}</script>`;
  const themed = page.scheme === 'system' ? template : template.replace('<html ', `<html data-scheme="${page.scheme}" `);
  if (!page.view.drawn || !page.takeOver) {
    const links = page.scripts.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`).join('');
    return themed.replace('</head>', () => `${links}${data}</head>`);
  }
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(template)?.[1] ?? '';
  const sheets = [...template.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)">/g)].map(([, address = '']) => read(address));
  const title = attribute(documentTitleFor(page.view.drawn.title));
  const metas = page.metas.replaceAll(/(property="og:(?:image|url)" content=")(\/)/g, (_found, start: string) => `${start}${page.origin}/`);
  const bare = themed
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[\s\S]*?<\/script>/, '')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
  const ownDescription = metas.includes('name="description"') ? bare.replace(/\s*<meta name="description"[^>]*>/, '') : bare;
  const { script, when } = page.takeOver;
  const later = page.scripts.map((address) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${address}">`).join('');
  const head = [
    metas,
    `<style nonce="${page.nonce}">${sheets.join('')}${page.rules}</style>`,
    page.styles,
    when === 'painted' ? later : '',
    data,
    `<script type="module" src="${script}" data-entry="${entry}" data-when="${when}"></script>`,
  ].join('');
  return ownDescription
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`);
}
