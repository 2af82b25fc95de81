/** Reads a built file by its address (`/assets/…`). */
export type ReadFile = (address: string) => string;

interface BareTemplate {
  /** The page without scripts and sheets. */
  readonly html: string;
  /** Address of the host's script. */
  readonly entry: string;
  /** What its sheets say. */
  readonly css: string;
}

/** A host's built HTML file, taken apart: a drawn page brings its styles inside and starts the script when it is time. */
export function bareTemplate(template: string, read: ReadFile): BareTemplate {
  const sheets = [...template.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)">/g)];
  return {
    html: template
      .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      .replace(/\s*<script type="module"[\s\S]*?<\/script>/, '')
      .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, ''),
    entry: /<script type="module"[^>]* src="([^"]+)"/.exec(template)?.[1] ?? '',
    css: sheets.map(([, address = '']) => read(address)).join(''),
  };
}

/** Text for the inside of an element or an attribute. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Data for a script of the page; inside of such an element only its own end could do harm. */
export const dataElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/** Lets a browser fetch scripts that it will need, by their addresses. */
export const preloads = (scripts: readonly string[], attributes = ''): string =>
  scripts.map((address) => `<link rel="modulepreload" crossorigin${attributes} href="${address}">`).join('');

/** The page with more in its head and a drawn root. */
export const filled = (html: string, head: string, root: string): string =>
  html.replace('</head>', () => `${head}</head>`).replace('<div id="root"></div>', () => `<div id="root">${root}</div>`);
