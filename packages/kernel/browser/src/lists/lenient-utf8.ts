/** How many letters of several bytes stand in a text of UTF-8, and how many bytes fit nowhere. */
export function lettersOfUtf8(bytes: Uint8Array): { readonly sequences: number; readonly strays: number } {
  let [sequences, strays] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    const length = letterAt(bytes, at);
    if (length > 1) sequences += 1;
    if (length === 0) strays += 1;
    at += Math.max(1, length);
  }
  return { sequences, strays };
}

/** UTF-8 as text; a byte that fits nowhere is the letter that it is in Windows. The mark at the beginning is none. */
export function lenientUtf8(bytes: Uint8Array): string {
  const [utf8, windows] = [new TextDecoder('utf-8', { ignoreBOM: true }), new TextDecoder('windows-1252')];
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length;) {
    const length = letterAt(bytes, at);
    if (length === 0) {
      parts.push(utf8.decode(bytes.subarray(from, at)), windows.decode(bytes.subarray(at, at + 1)));
      from = at + 1;
    }
    at += Math.max(1, length);
  }
  parts.push(utf8.decode(bytes.subarray(from)));
  return parts.join('').replace(/^\uFEFF/, '');
}

/** Bytes of the letter that begins there (Unicode 17, table 3-7); 0 where none does. */
function letterAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0;
  const second = bytes[at + 1] ?? 0;
  // Forms that are longer than needed, halves of pairs, and what lies beyond the last letter.
  if ((first === 0xe0 && second < 0xa0) || (first === 0xed && second > 0x9f)) return 0;
  if ((first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f)) return 0;
  for (let next = at + 1; next < at + length; next += 1) if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}
