import { fromCodePage850 } from '@pausenplatz/kernel-format/code-page-850';

const endMark = 0x06_05_4b_50;
const entryMark = 0x02_01_4b_50;
const [endLength, entryLength, longestComment] = [22, 46, 65_535];
/** Set where the name is UTF-8 (APPNOTE 6.3, bit 11). */
const utf8Flag = 0x08_00;

/** The names of the entries of a ZIP file in their order, by its central directory; none where that cannot be read. */
export function entryNames(archive: Uint8Array): readonly string[] {
  const bytes = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOf(bytes);
  if (end === null) return [];
  const names: string[] = [];
  let at = bytes.getUint32(end + 16, true);
  for (let left = bytes.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + entryLength > bytes.byteLength || bytes.getUint32(at, true) !== entryMark) return [];
    const isUtf8 = (bytes.getUint16(at + 8, true) & utf8Flag) !== 0;
    const length = bytes.getUint16(at + 28, true);
    names.push(nameOf(archive.subarray(at + entryLength, at + entryLength + length), isUtf8));
    at += entryLength + length + bytes.getUint16(at + 30, true) + bytes.getUint16(at + 32, true);
  }
  return names;
}

function endOf(bytes: DataView): number | null {
  const last = bytes.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) if (bytes.getUint32(at, true) === endMark) return at;
  return null;
}

/** A Mac writes UTF-8 and does not say so; hardly any name of Windows is UTF-8 by chance. */
function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    // What Windows writes in our languages where nothing is said.
    return fromCodePage850(bytes);
  }
}
