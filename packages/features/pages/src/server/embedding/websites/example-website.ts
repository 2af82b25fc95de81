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

interface Delivered {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

/** A made-up school website with the element on it; `product` is our address, empty where it is the same, `nonce` is for its styles and scripts. */
export function exampleWebsite({ website, element, attributes }: Wanted, product: string, nonce: string): Delivered {
  const { title, css, before, after, policy } = examples[website];
  const tag = `${brand.slug}-${element}`;
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const link = product + galleryLink(element, attributes);
  const html = `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style nonce="${nonce}">${css}</style></head><body>
${before}
<${tag}${given.join('')}><a href="${escaped(link)}" target="_blank" rel="noopener">${brand.name}</a></${tag}>
${after}
<script src="${product}${scriptOf(element)}" nonce="${nonce}" async></script>
</body></html>`;
  return { html, policy: policy(product || "'self'", nonce) };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
