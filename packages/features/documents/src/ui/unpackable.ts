import { unpackedSize } from '../rules/unpacked-size.ts';

/** Bytes of an Office document that a tablet can unpack; a small file may hold far more. */
const unpackedAtMost = 120 * 1024 * 1024;

/** The document itself; throws for one that says that it needs more. */
export function unpackable(content: ArrayBuffer): ArrayBuffer {
  if (unpackedSize(content) > unpackedAtMost) throw new RangeError('too much to unpack');
  return content;
}
