const pngStart = [0x89, 0x50, 0x4e, 0x47];

/** The largest PNG in a file of icons (ICO), which holds pictures of several sizes; null for another file, and where all are of another form. */
export function pngInIco(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 22 || view.getUint16(0, true) !== 0 || view.getUint16(2, true) !== 1) return null;
  const entries = Array.from({ length: Math.min(view.getUint16(4, true), 64) }, (_, index) => 6 + index * 16)
    .filter((at) => at + 16 <= bytes.length)
    // A width of nought stands for 256.
    .map((at) => ({ width: bytes[at] || 256, size: view.getUint32(at + 8, true), from: view.getUint32(at + 12, true) }))
    .filter(({ size, from }) => size > 8 && from + size <= bytes.length && pngStart.every((byte, index) => bytes[from + index] === byte))
    .toSorted((one, other) => other.width - one.width);
  const [largest] = entries;
  return largest ? bytes.subarray(largest.from, largest.from + largest.size) : null;
}
