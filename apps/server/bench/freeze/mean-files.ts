const u32 = (value: number): Buffer => Buffer.from(value.toString(16).padStart(8, '0'), 'hex');
const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};

/** A WebM of so many bytes that is nothing but elements of two bytes. */
export function aWebmOfTinyElements(bytes: number): Buffer {
  const head = Buffer.from(`1a45dfa3874282847765626d1853806701ffffffffffffff1f43b67501ffffffffffffff`, 'hex');
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - (bytes % 2), 'ec80', 'hex')]);
}

/** An MP4 of so many bytes, each of whose samples is the whole file. */
export function anMp4OfLargeSamples(bytes: number): Buffer {
  const count = 2_000_000;
  const tables = [
    box('stsz', u32(0), u32(bytes), u32(count)),
    box('stsc', u32(0), u32(1), u32(1), u32(1), u32(1)),
    box('stco', u32(0), u32(count), Buffer.alloc(count * 4)),
  ];
  const hdlr = box('hdlr', u32(0), u32(0), Buffer.from('meta'), Buffer.alloc(12));
  const trak = box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', hdlr, box('minf', box('stbl', ...tables))));
  const film = Buffer.concat([box('ftyp', Buffer.from('isom'), u32(0)), box('moov', trak)]);
  return Buffer.concat([film, box('mdat', Buffer.alloc(bytes - film.length - 8))]);
}
