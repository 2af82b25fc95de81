import { fromCodePage850 } from '@pausenplatz/kernel-format/code-page-850';
import { lenientUtf8, lettersOfUtf8 } from './lenient-utf8.ts';
import { looksWrong } from './looks-wrong.ts';

/** What spreadsheets and programs of schools write: UTF-8, UTF-16, and the old pages of Windows, Mac, DOS and of the east of Europe. */
export const textEncodings = ['utf-8', 'utf-16', 'windows-1252', 'macintosh', 'ibm850', 'windows-1250'] as const;
export type TextEncoding = (typeof textEncodings)[number];

interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
  /** Nothing but a guess: another reading is nearly as likely, or a byte fitted nowhere. */
  readonly isGuess: boolean;
}

/**
 * Reads bytes as text. A mark decides, else valid UTF-8 is UTF-8. What is none was written by an old program, in the page of its
 * computer: the one that makes names of the letters.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return certain(bytes, 'utf-16');
  if (first === 0xfe && second === 0xff) return certain(bytes, 'utf-16');
  if (orderOfUtf16(bytes) !== null) return certain(bytes, 'utf-16');
  const { sequences, strays } = lettersOfUtf8(bytes);
  if (strays === 0) return certain(bytes, 'utf-8');
  // Letters of several bytes are hardly ever so by chance: some program put a line of its own among them.
  if (sequences > strays) return { ...certain(bytes, 'utf-8'), isGuess: true };
  const pages = oldPages.map((encoding) => ({ encoding, text: decodeTextAs(bytes, encoding) }));
  const judged = pages.map((page) => ({ ...page, wrong: looksWrong(page.text) })).toSorted((one, other) => one.wrong - other.wrong);
  const [best, next] = judged;
  if (!best || !next) return certain(bytes, 'windows-1252');
  return { text: best.text, encoding: best.encoding, isGuess: best.wrong > 1 || next.wrong === best.wrong };
}

const oldPages = ['windows-1252', 'macintosh', 'ibm850'] as const;

/** Reads bytes as text in the encoding that somebody chose. */
export function decodeTextAs(bytes: Uint8Array, encoding: TextEncoding): string {
  if (encoding === 'ibm850') return fromCodePage850(bytes);
  if (encoding === 'utf-8') return lenientUtf8(bytes);
  if (encoding === 'utf-16') return new TextDecoder(orderOfUtf16(bytes) ?? 'utf-16le').decode(bytes);
  return new TextDecoder(encoding).decode(bytes);
}

const certain = (bytes: Uint8Array, encoding: TextEncoding): DecodedText => ({
  text: decodeTextAs(bytes, encoding),
  encoding,
  isGuess: false,
});

/** UTF-16 by its mark; without one, by the empty half of its Latin letters, which no other text has. */
function orderOfUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  let [even, odd] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = bytes.length / 2;
  if (odd > half * 0.6 && even === 0) return 'utf-16le';
  return even > half * 0.6 && odd === 0 ? 'utf-16be' : null;
}
