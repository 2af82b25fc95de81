import { blankId3 } from './id3.ts';

/** Blocks that playing needs: the stream's facts, padding, and where to jump (RFC 9639, section 8). */
const kept = new Set([0, 1, 3]);
const padding = 1;

/** FLAC: comments, pictures and whatever programs wrote become padding. */
export function blankFlac(content: Buffer): boolean {
  const start = content.indexOf('fLaC');
  // Some programs put a tag of another format before it.
  if (start > 0 && !blankId3(content.subarray(0, start + 4))) return false;
  if (start < 0) return false;
  for (let at = start + 4; ;) {
    const head = content.readUInt8(at);
    const end = at + 4 + content.readUIntBE(at + 1, 3);
    if (end > content.length) return false;
    if (!kept.has(head & 0x7f)) content.writeUInt8((head & 0x80) | padding, at);
    if (!kept.has(head & 0x7f) || (head & 0x7f) === padding) content.fill(0, at + 4, end);
    at = end;
    if ((head & 0x80) !== 0) return true;
  }
}
