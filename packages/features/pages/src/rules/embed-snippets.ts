import { brand } from '@pausenplatz/kernel-contract';
import { scriptOf } from '../contract/gallery.ts';

interface Embedded {
  /** Of the product. */
  readonly origin: string;
  readonly url: string;
  readonly title: string;
  /** Pixels; of a frame also the whole width of its place. */
  readonly height: number;
}

/** Lines for a website that takes scripts; the room for the page is kept from the beginning, and the link inside shows without script. */
export function widgetSnippet({ origin, url, title, height }: Embedded): string {
  const words = escaped(title);
  return [
    `<${brand.slug}-seite page="${escaped(url)}" title="${words}" min-height="${height}" style="display:block;min-height:${height}px">`,
    `  <a href="${escaped(`${origin}/seite/${url}`)}">${words}</a>`,
    `</${brand.slug}-seite>`,
    `<script src="${origin}/embed/v1.js" async></script>`,
  ].join('\n');
}

interface PlayedElement {
  readonly origin: string;
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Own path and words of the link that shows without script. */
  readonly link: { readonly path: string; readonly words: string };
}

/** Lines for any element, with the attributes as they were chosen. */
export function elementSnippet({ origin, element, attributes, link }: PlayedElement): string {
  const tag = `${brand.slug}-${element}`;
  const given = Object.entries(attributes).map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`));
  return [
    `<${tag}${given.join('')}>`,
    `  <a href="${escaped(origin + link.path)}">${escaped(link.words)}</a>`,
    `</${tag}>`,
    `<script src="${origin}${scriptOf(element)}" async></script>`,
  ].join('\n');
}

/** One line for editors that take no scripts: a frame of fixed height, whose content rolls where it is higher. */
export function frameSnippet({ origin, url, title, height }: Embedded): string {
  const address = `${origin}/einbetten/seite/${encodeURIComponent(url)}?widget=none`;
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
