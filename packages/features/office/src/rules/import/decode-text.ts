/** What Excel and school programs write: UTF-8, UTF-16 with its mark, or the old Windows page. */
export type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252';

interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

// Windows-1252 differs from Latin-1 in these 32 places only (WHATWG encoding standard, index windows-1252).
const windowsPlaces = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Reads bytes as text: a mark decides, else valid UTF-8 is UTF-8, else it was written by an old Windows program. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: utf16(bytes, 0), encoding: 'utf-16' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: utf16(bytes, 1), encoding: 'utf-16' };
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = utf8(marked ? bytes.subarray(3) : bytes);
  return text === null ? { text: windows(bytes), encoding: 'windows-1252' } : { text, encoding: 'utf-8' };
}

const blockSize = 4096;

/** Strings are built in blocks, because a call takes only so many arguments. */
function fromCodes(codes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < codes.length; at += blockSize) text += String.fromCodePoint(...codes.slice(at, at + blockSize));
  return text;
}

function utf16(bytes: Uint8Array, low: 0 | 1): string {
  let text = '';
  for (let at = 2; at + 1 < bytes.length; at += 2) text += String.fromCharCode((bytes[at + 1 - low] ?? 0) * 256 + (bytes[at + low] ?? 0));
  return text;
}

function windows(bytes: Uint8Array): string {
  return fromCodes([...bytes].map((byte) => (byte >= 0x80 && byte < 0xa0 ? (windowsPlaces.codePointAt(byte - 0x80) ?? byte) : byte)));
}

/** Null when the bytes are no UTF-8 (RFC 3629: no overlong forms, no halves of pairs, nothing above U+10FFFF). */
function utf8(bytes: Uint8Array): string | null {
  const codes: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    const length =
      first < 0x80 ? 1 : first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0;
    if (length === 0 || at + length > bytes.length) return null;
    let code = length === 1 ? first : first & (0xff >> (length + 1));
    for (let next = 1; next < length; next += 1) {
      const byte = bytes[at + next] ?? 0;
      if (byte >> 6 !== 0b10) return null;
      code = code * 64 + (byte & 0x3f);
    }
    const least = [0, 0, 0x80, 0x800, 0x1_0000][length] ?? 0;
    if (code < least || code > 0x10_ffff || (code >= 0xd800 && code < 0xe000)) return null;
    codes.push(code);
    at += length;
  }
  return fromCodes(codes);
}
