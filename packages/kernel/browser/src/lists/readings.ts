import { decodeTextAs, type TextEncoding, textEncodings } from './decode-text.ts';

/** One way to read the bytes of a list. */
export interface Reading {
  readonly encoding: TextEncoding;
  /** The first words that are not the same in all ways. */
  readonly words: readonly string[];
}

const mostWords = 4;
/** Where the words lie that are looked at: lists name their people at once. */
const lookedAt = 100_000;

/** How bytes can be read, the way that was taken first; ways that make the same words are one. None where only one is left. */
export function readingsOf(bytes: Uint8Array, taken: TextEncoding, text: string): readonly Reading[] {
  if (!/[^\p{ASCII}]/u.test(text)) return [];
  const start = bytes.subarray(0, lookedAt);
  const isWide = start.includes(0);
  const seen = new Set<string>();
  return [taken, ...textEncodings.filter((encoding) => encoding !== taken)].flatMap((encoding) => {
    // Whoever has empty bytes is of 16 bits, and nobody else is.
    if (encoding !== taken && isWide !== (encoding === 'utf-16')) return [];
    const words = strangeWords(decodeTextAs(start, encoding));
    const key = words.join(' ');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ encoding, words }];
  });
}

/** Words with other letters than a to z, each once. */
function strangeWords(text: string): readonly string[] {
  const words = new Set<string>();
  for (const word of text.split(/[\s;,\t|"]+/)) {
    if (/[^\p{ASCII}]/u.test(word)) words.add(word.slice(0, 40));
    if (words.size === mostWords) break;
  }
  return [...words];
}
