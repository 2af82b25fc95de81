import { brand } from '@pausenplatz/kernel-contract';
import {
  type ExampleWebsite,
  exampleWebsites,
  type GalleryElement,
  galleryElements,
  galleryLink,
  type PlayedAttribute,
  playedAttributes,
  scriptOf,
} from '../../../contract/gallery.ts';
import { examples } from './websites.data.ts';

interface Wanted {
  readonly website: ExampleWebsite;
  readonly element: GalleryElement;
  readonly attributes: Partial<Record<PlayedAttribute, string>>;
}

/** What the query of an example asks for; anything unknown is left out. */
export function readWanted(query: URLSearchParams): Wanted {
  const known = playedAttributes.flatMap((name) => {
    const value = query.get(name);
    return value === null || value.length > 120 ? [] : [[name, value] as const];
  });
  return {
    website: exampleWebsites.find((one) => one === query.get('website')) ?? 'hell',
    element: galleryElements.find((one) => one === query.get('element')) ?? 'seite',
    attributes: Object.fromEntries(known),
  };
}

/** The HTML of a made-up school website with the element on it; `nonce` is for its styles. */
export function exampleWebsite({ website, element, attributes }: Wanted, nonce: string): string {
  const { title, css, before, after } = examples[website];
  const tag = `${brand.slug}-${element}`;
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const link = galleryLink(element, attributes);
  return `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style nonce="${nonce}">${css}</style></head><body>
${before}
<${tag}${given.join('')}><a href="${escaped(link)}" target="_blank" rel="noopener">${brand.name}</a></${tag}>
${after}
<script src="${scriptOf(element)}" async></script>
</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
