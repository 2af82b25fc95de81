import { brand } from '@pausenplatz/kernel-contract';
import type { Page } from '../../contract/index.ts';
import { pageTexts } from '../../texts.ts';

type Addressed = Pick<Page, 'url' | 'title'>;

/** Full address of a page; `link` is the secret of a shared link. */
export function addressOf({ url }: Pick<Page, 'url'>, link?: string): string {
  const query = link === undefined ? '' : `?link=${encodeURIComponent(link)}`;
  return `${location.origin}/seite/${url}${query}`;
}

/** The lines that a school puts into its own website; the link inside shows where scripts do not run. */
export function embedSnippet(page: Addressed): string {
  const words = escaped(pageTexts.sharing.embedOpen.replace('{title}', page.title));
  return [
    `<${brand.slug}-seite page="${escaped(page.url)}">`,
    `  <a href="${escaped(addressOf(page))}">${words}</a>`,
    `</${brand.slug}-seite>`,
    `<script src="${location.origin}/embed/v1.js" async></script>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
