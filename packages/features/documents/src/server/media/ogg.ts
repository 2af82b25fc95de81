interface ByteRange {
  /** Where a piece of the packet lies in the file. */
  readonly at: number;
  readonly length: number;
}

interface Page {
  readonly start: number;
  readonly end: number;
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 0x80000000) !== 0 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

/** Ogg with Opus or Vorbis: the words of the comment header become blanks (RFC 7845, Vorbis I section 5). Other codecs are not taken. */
export function blankOgg(content: Buffer): boolean {
  const pages: Page[] = [];
  const packets = new Map<number, { readonly done: ByteRange[][]; open: ByteRange[] }>();
  for (let at = 0; at < content.length;) {
    if (content.toString('latin1', at, at + 4) !== 'OggS') return false;
    const stream = content.readUInt32LE(at + 14);
    const lacing = content.subarray(at + 27, at + 27 + content.readUInt8(at + 26));
    const known = packets.get(stream) ?? { done: [], open: [] };
    packets.set(stream, known);
    const end = gather(known, lacing, at + 27 + lacing.length);
    if (end > content.length) return false;
    pages.push({ start: at, end });
    at = end;
  }
  for (const { done } of packets.values()) if (!blankComments(content, done)) return false;
  for (const page of pages) seal(content, page);
  return packets.size > 0;
}

/** The first two packets of a stream are its head and its comments; only their places are kept. */
function gather(known: { readonly done: ByteRange[][]; open: ByteRange[] }, lacing: Buffer, begin: number): number {
  let at = begin;
  for (const length of lacing) {
    if (known.done.length < 2) known.open.push({ at, length });
    at += length;
    if (length < 255 && known.done.length < 2) {
      known.done.push(known.open);
      known.open = [];
    }
  }
  return at;
}

function blankComments(content: Buffer, [head, comments]: readonly ByteRange[][]): boolean {
  if (!head || !comments) return false;
  const packet = Buffer.concat(comments.map(({ at, length }) => content.subarray(at, at + length)));
  const codec = Buffer.concat(head.map(({ at, length }) => content.subarray(at, at + length)));
  const begin = codec.includes('OpusHead') ? 8 : codec.includes('\u0001vorbis') ? 7 : 0;
  if (begin === 0) return false;
  let at = begin;
  at = blankWords(packet, at);
  const count = packet.readUInt32LE(at);
  at += 4;
  for (let index = 0; index < count; index += 1) at = blankWords(packet, at);
  // Behind the comments Vorbis has one bit that must stay, and Opus room for anything.
  if (begin === 8) packet.fill(0, at);
  let copied = 0;
  for (const { at: place, length } of comments) {
    packet.copy(content, place, copied, copied + length);
    copied += length;
  }
  return true;
}

/** Words with their length before them; answers where they end. A comment without a name is one that no program shows. */
function blankWords(packet: Buffer, at: number): number {
  const end = at + 4 + packet.readUInt32LE(at);
  if (end > packet.length) throw new RangeError('comment');
  packet.fill(' ', at + 4, end);
  return end;
}

/** A page bears the sum of its bytes. */
function seal(content: Buffer, { start, end }: Page): void {
  content.writeUInt32LE(0, start + 22);
  let crc = 0;
  for (let at = start; at < end; at += 1) crc = ((crc << 8) ^ (crcTable[((crc >>> 24) ^ content.readUInt8(at)) & 0xff] ?? 0)) >>> 0;
  content.writeUInt32LE(crc, start + 22);
}
