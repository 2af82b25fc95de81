import { isUtf8 } from 'node:buffer';
import { ProtocolError } from './protocol-error.ts';

// The decoder library replaces broken UTF-8 silently and trusts announced lengths, so the bytes are walked first (P11).
const maxDepth = 64;

interface Walk {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  hasBinary: boolean;
}

/**
 * Proves that `bytes` is exactly one well-formed MessagePack value: lengths inside the buffer, valid UTF-8, at most 64 levels deep.
 * Returns whether there are binary values or extensions in it.
 */
export function checkMessagePack(bytes: Uint8Array): boolean {
  const walk = { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), hasBinary: false };
  if (checkValue(walk, 0, 0) !== bytes.length) throw new ProtocolError('Reading MessagePack: extra bytes after the message.');
  return walk.hasBinary;
}

function checkValue(walk: Walk, at: number, depth: number): number {
  const { bytes, view } = walk;
  if (depth > maxDepth) throw new ProtocolError('Reading MessagePack: nested too deeply.');
  const head = bytes[at];
  if (head === undefined) throw new ProtocolError('Reading MessagePack: unexpected end.');
  if (head <= 0x7f || head >= 0xe0) return at + 1;
  if (head <= 0x8f) return checkItems(walk, at + 1, (head & 0x0f) * 2, depth);
  if (head <= 0x9f) return checkItems(walk, at + 1, head & 0x0f, depth);
  if (head <= 0xbf) return checkText(bytes, at + 1, head & 0x1f);
  switch (head) {
    case 0xc0:
    case 0xc2:
    case 0xc3:
      return at + 1;
    case 0xc4:
    case 0xc5:
    case 0xc6:
      walk.hasBinary = true;
      return skip(bytes, at + 1 + lengthBytes(head - 0xc4), readLength(view, at + 1, head - 0xc4));
    case 0xc7:
    case 0xc8:
    case 0xc9:
      walk.hasBinary = true;
      return skip(bytes, at + 2 + lengthBytes(head - 0xc7), readLength(view, at + 1, head - 0xc7));
    case 0xca:
      return skip(bytes, at + 1, 4);
    case 0xcb:
      return skip(bytes, at + 1, 8);
    case 0xcc:
    case 0xcd:
    case 0xce:
    case 0xcf:
      return skip(bytes, at + 1, 2 ** (head - 0xcc));
    case 0xd0:
    case 0xd1:
    case 0xd2:
    case 0xd3:
      return skip(bytes, at + 1, 2 ** (head - 0xd0));
    case 0xd4:
    case 0xd5:
    case 0xd6:
    case 0xd7:
    case 0xd8:
      walk.hasBinary = true;
      return skip(bytes, at + 2, 2 ** (head - 0xd4));
    case 0xd9:
    case 0xda:
    case 0xdb:
      return checkText(bytes, at + 1 + lengthBytes(head - 0xd9), readLength(view, at + 1, head - 0xd9));
    case 0xdc:
    case 0xdd:
      return checkItems(walk, at + 1 + lengthBytes(head - 0xdb), readLength(view, at + 1, head - 0xdb), depth);
    case 0xde:
    case 0xdf:
      return checkItems(walk, at + 1 + lengthBytes(head - 0xdd), readLength(view, at + 1, head - 0xdd) * 2, depth);
    default:
      // 0xc1 is the one byte that the format never uses.
      throw new ProtocolError('Reading MessagePack: invalid type byte.');
  }
}

function lengthBytes(sizeClass: number): number {
  return 2 ** sizeClass;
}

function readLength(view: DataView, at: number, sizeClass: number): number {
  if (at + lengthBytes(sizeClass) > view.byteLength) throw new ProtocolError('Reading MessagePack: unexpected end.');
  if (sizeClass === 0) return view.getUint8(at);
  return sizeClass === 1 ? view.getUint16(at) : view.getUint32(at);
}

function skip(bytes: Uint8Array, start: number, length: number): number {
  if (start + length > bytes.length) throw new ProtocolError('Reading MessagePack: unexpected end.');
  return start + length;
}

function checkText(bytes: Uint8Array, start: number, length: number): number {
  const end = skip(bytes, start, length);
  if (!isUtf8(bytes.subarray(start, end))) throw new ProtocolError('Reading MessagePack: invalid UTF-8.');
  return end;
}

function checkItems(walk: Walk, start: number, count: number, depth: number): number {
  // Every item takes at least one byte: refuse absurd counts before walking them.
  if (count > walk.bytes.length - start) throw new ProtocolError('Reading MessagePack: unexpected end.');
  let at = start;
  for (let index = 0; index < count; index++) at = checkValue(walk, at, depth + 1);
  return at;
}
