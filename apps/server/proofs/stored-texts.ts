import type { Flat } from '../testing/call-request.ts';

/** The input with a text put at a place, whatever else is on the way there. */
export function withText(input: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (key === '*') {
    if (Array.isArray(input)) return [withText(input[0] ?? {}, rest, text), ...input.slice(1)];
    return [withText({}, rest, text)];
  }
  const known: Flat = isFlat(input) ? input : {};
  return { ...known, [key]: withText(known[key], rest, text) };
}

const isFlat = (value: unknown): value is Flat => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys whose value a screen makes an address of. */
const addresses = /^(?:url|href|src|link|address|path|frameUrl|websiteUrl|contentUrl|issuer|callback)$/i;
const harmless = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** The addresses in an answer that a browser would run instead of open. */
export function runningAddresses(answer: unknown, key = ''): string[] {
  if (Array.isArray(answer)) return answer.flatMap((item) => runningAddresses(item, key));
  if (isFlat(answer)) return Object.entries(answer).flatMap(([name, value]) => runningAddresses(value, name));
  if (typeof answer !== 'string' || !addresses.test(key)) return [];
  const base = 'https://platz.example/';
  return URL.canParse(answer, base) && !harmless.has(new URL(answer, base).protocol) ? [answer] : [];
}

const tree = (content: readonly unknown[]) => ({ type: 'doc', content });

/** Rich texts that carry a payload where a tree has a place for it, and where it has none. */
export function richTextsWith(payload: string): readonly unknown[] {
  const text = { type: 'text', text: payload };
  const linked = (attrs: unknown) =>
    tree([{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs }] }] }]);
  return [
    tree([{ type: 'paragraph', content: [text] }]),
    tree([{ type: 'heading', attrs: { level: 2, onclick: payload }, content: [text] }]),
    tree([{ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text] }] }] }]),
    tree([{ type: 'blockquote', attrs: { style: payload }, content: [{ type: 'paragraph', content: [text] }] }]),
    linked({ href: payload }),
    linked({ href: 'https://schule.example/', onclick: payload, target: payload, class: payload }),
    tree([{ type: 'html', content: payload }]),
    tree([{ type: payload, content: [text] }]),
    tree([{ type: 'image', attrs: { src: payload, onerror: payload } }]),
    tree([{ type: 'paragraph', attrs: { dangerouslySetInnerHTML: { __html: payload } }, content: [text] }]),
  ];
}

/** Keys by which markup or handlers would leave inside of a tree. */
export function foreignKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(foreignKeys);
  if (!isFlat(value)) return [];
  const own = Object.keys(value).filter((key) => /^on|innerHTML|__html|srcdoc|^style$|^target$|^class$/i.test(key));
  return [...own, ...Object.values(value).flatMap(foreignKeys)];
}
