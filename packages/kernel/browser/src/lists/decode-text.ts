/** What Excel and school programs write: UTF-8, UTF-16 with its mark, or the old Windows page. */
export type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252';

interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** Reads bytes as text: a mark decides, else valid UTF-8 is UTF-8, else it was written by an old Windows program. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
