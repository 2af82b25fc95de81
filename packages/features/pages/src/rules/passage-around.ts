import { plainWords } from '@pausenplatz/kernel-format';

/** So many words stand before and behind the first one that was found. */
const wordsBefore = 4;
const wordsBehind = 8;

/** What stands around the first of the typed words (of `plainWords`), in one line; the beginning where none is found. */
export function passageAround(text: string, typed: readonly string[]): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const at = words.findIndex((word) => plainWords(word).some((part) => typed.some((one) => part.startsWith(one))));
  const from = Math.max(0, at - wordsBefore);
  const to = Math.max(0, at) + wordsBehind + 1;
  return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`;
}
