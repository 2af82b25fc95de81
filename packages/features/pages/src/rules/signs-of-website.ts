import { attributeIn, tagsIn } from './tags-in.ts';

/** So many addresses are tried. */
const most = 4;

/** Pixels that a sign has; those for the screens of phones are large without saying so. */
function sizeOf(tag: string): number {
  const [, size] = /(\d{1,5})x\d/i.exec(attributeIn(tag, 'sizes')) ?? [];
  if (size !== undefined) return Number(size);
  return /apple-touch/i.test(attributeIn(tag, 'rel')) ? 180 : 16;
}

/**
 * Where a website has its sign, the best first: what its page names, from the smallest that is large enough on, then what browsers look for
 * by themselves. Signs that cannot be drawn anew (SVG) are left out.
 */
export function signsOfWebsite(markup: string, address: string): readonly string[] {
  const enough = 48;
  const tags = tagsIn(markup, 'link')
    .filter((tag) => /(?:^|\s)(?:shortcut )?(?:icon|apple-touch-icon(?:-precomposed)?)(?:\s|$)/i.test(attributeIn(tag, 'rel')))
    .filter((tag) => !/svg/i.test(attributeIn(tag, 'type')) && !/\.svg(?:$|\?)/i.test(attributeIn(tag, 'href')));
  const farness = (tag: string) => (sizeOf(tag) >= enough ? sizeOf(tag) : 10_000 - sizeOf(tag));
  const named = tags
    .toSorted((one, other) => farness(one) - farness(other))
    .map((tag) => attributeIn(tag, 'href').replaceAll('&amp;', '&'));
  const found = [...named, '/favicon.ico']
    .filter((href) => URL.canParse(href, address))
    .map((href) => new URL(href, address))
    .filter(({ protocol }) => /^https?:$/.test(protocol))
    .map(({ href }) => href);
  return [...new Set(found)].slice(0, most);
}
