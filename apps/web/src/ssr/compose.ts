import { documentTitleFor } from '@pausenplatz/kernel-ui';
import { bareTemplate, dataElement, escaped, filled, preloads, type ReadFile } from '@pausenplatz/kernel-ui/ssr';
import { firstViewId } from '@pausenplatz/kernel-host';
import type { FirstView } from '../first-view/first-view.ts';

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
  readonly takeOver: { readonly script: string; readonly when: 'asked' | 'idle' | 'painted' } | null;
}

/** The host's HTML file with a screen in it, or with what the browser needs to draw it soon. */
export function compose(template: string, page: Page, read: ReadFile): string {
  const data = dataElement(firstViewId, page.view);
  const themed = page.scheme === 'system' ? template : template.replace('<html ', `<html data-scheme="${page.scheme}" `);
  if (!page.view.drawn || !page.takeOver) return filled(themed, preloads(page.scripts) + data, '');
  const bare = bareTemplate(themed, read);
  const { script, when } = page.takeOver;
  const metas = page.metas.replaceAll(/((?:property="og:(?:image|url)" content|json\+oembed" href)=")(?=\/)/g, `$1${page.origin}`);
  const head = [
    metas,
    `<style nonce="${page.nonce}">${bare.css}${page.rules}</style>`,
    page.styles,
    when === 'painted' ? preloads(page.scripts, ' fetchpriority="low"') : '',
    data,
    `<script type="module" src="${script}" data-entry="${bare.entry}" data-when="${when}"></script>`,
  ].join('');
  const titled = bare.html.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${escaped(documentTitleFor(page.view.drawn?.title ?? ''))}</title>`,
  );
  const described = metas.includes('name="description"') ? titled.replace(/\s*<meta name="description"[^>]*>/, '') : titled;
  return filled(described, head, page.html);
}
