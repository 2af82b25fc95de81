const endMark = 0x06_05_4b_50;
const entryMark = 0x02_01_4b_50;
const endLength = 22;
const entryLength = 46;
const longestComment = 65_535;

/**
 * How many bytes the parts of a ZIP file say that they have once unpacked (APPNOTE 6.3, its central directory). A file whose directory
 * cannot be read, or that needs sizes beyond 4 GB, counts as endless. Says nothing of parts that lie about themselves.
 */
export function unpackedSize(content: ArrayBuffer): number {
  const bytes = new DataView(content);
  const end = endOf(bytes);
  if (end === null) return Infinity;
  const parts = bytes.getUint16(end + 10, true);
  let at = bytes.getUint32(end + 16, true);
  let total = 0;
  for (let part = 0; part < parts; part += 1) {
    if (at + entryLength > bytes.byteLength || bytes.getUint32(at, true) !== entryMark) return Infinity;
    const size = bytes.getUint32(at + 24, true);
    if (size === 0xff_ff_ff_ff) return Infinity;
    total += size;
    at += entryLength + bytes.getUint16(at + 28, true) + bytes.getUint16(at + 30, true) + bytes.getUint16(at + 32, true);
  }
  return total;
}

function endOf(bytes: DataView): number | null {
  const last = bytes.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) if (bytes.getUint32(at, true) === endMark) return at;
  return null;
}
