import { ProtocolError } from './protocol-error.ts';

const maxPrefixBytes = 5;

/** Length of the VarInt that announces `size` bytes (1 to 5). */
export function varIntLength(size: number): number {
  let bytes = 1;
  for (let rest = size >>> 7; rest > 0; rest >>>= 7) bytes++;
  return bytes;
}

/** Writes the VarInt at `offset` and returns the offset after it. */
export function writeVarInt(target: Uint8Array, offset: number, size: number): number {
  let rest = size;
  let at = offset;
  while (rest > 0x7f) {
    target[at++] = (rest & 0x7f) | 0x80;
    rest >>>= 7;
  }
  target[at++] = rest;
  return at;
}

/**
 * Reads the length prefix of a MessagePack hub message (at most 5 bytes, at most 2 GB).
 * Returns null when the bytes end inside the prefix.
 */
export function readVarInt(bytes: Uint8Array, offset: number): { readonly size: number; readonly start: number } | null {
  let size = 0;
  for (let index = 0; index < maxPrefixBytes; index++) {
    const byte = bytes[offset + index];
    if (byte === undefined) return null;
    if (index === maxPrefixBytes - 1 && byte > 7) throw new ProtocolError('Messages over 2GB in size are not supported.');
    size += (byte & 0x7f) * 2 ** (7 * index);
    if ((byte & 0x80) === 0) return { size, start: offset + index + 1 };
  }
  throw new ProtocolError('Cannot read message size.');
}
