import { type Box, boxesIn } from '../mp4-boxes.ts';

/** What the bits in the head of a run and of a track's part say about which numbers follow (ISO/IEC 14496-12, 8.8.7, 8.8.8). */
const bits = { base: 0x1, description: 0x2, duration: 0x8, offset: 0x1, first: 0x4, each: [0x100, 0x200, 0x400, 0x800] } as const;

/** MP4: its length where it is written, else the end of the last sample of its fragments: a browser that records writes none. */
export function mp4Seconds(content: Buffer): number | null {
  const top = boxesIn(content, { body: 0, end: content.length });
  const moov = top.find(({ type }) => type === 'moov');
  if (!moov) return null;
  const inMoov = boxesIn(content, moov);
  const written = timesIn(
    content,
    inMoov.find(({ type }) => type === 'mvhd'),
  );
  if (written && written.length > 0 && written.length < 0xffff_ffff) return written.length / written.perSecond;
  const tracks = tracksIn(content, inMoov);
  let seconds = 0;
  for (const moof of top.filter(({ type }) => type === 'moof'))
    for (const traf of boxesIn(content, moof).filter(({ type }) => type === 'traf'))
      seconds = Math.max(seconds, endOf(content, traf, tracks));
  return seconds;
}

interface Track {
  readonly perSecond: number;
  /** How long a sample is that says nothing itself. */
  readonly sample: number;
}

function tracksIn(content: Buffer, inMoov: readonly Box[]): ReadonlyMap<number, Track> {
  const mvex = inMoov.find(({ type }) => type === 'mvex');
  const samples = new Map(
    (mvex ? boxesIn(content, mvex) : [])
      .filter(({ type }) => type === 'trex')
      .map(({ body }) => [content.readUInt32BE(body + 4), content.readUInt32BE(body + 12)]),
  );
  return new Map(
    inMoov
      .filter(({ type }) => type === 'trak')
      .map((trak) => {
        const parts = boxesIn(content, trak);
        const tkhd = parts.find(({ type }) => type === 'tkhd');
        const mdia = parts.find(({ type }) => type === 'mdia');
        const mdhd = mdia && boxesIn(content, mdia).find(({ type }) => type === 'mdhd');
        const id = tkhd ? content.readUInt32BE(tkhd.body + (content.readUInt8(tkhd.body) === 1 ? 20 : 12)) : 0;
        return [id, { perSecond: timesIn(content, mdhd)?.perSecond ?? 0, sample: samples.get(id) ?? 0 }];
      }),
  );
}

/** The units per second and the length of a head (mvhd, mdhd), which has two widths. */
function timesIn(content: Buffer, head: Box | undefined): { readonly perSecond: number; readonly length: number } | null {
  if (!head) return null;
  const isWide = content.readUInt8(head.body) === 1;
  const at = head.body + (isWide ? 20 : 12);
  return { perSecond: content.readUInt32BE(at), length: isWide ? Number(content.readBigUInt64BE(at + 4)) : content.readUInt32BE(at + 4) };
}

const flagsOf = (content: Buffer, { body }: Box): number => content.readUIntBE(body + 1, 3);

/** Where the samples of a track's part end, in seconds. */
function endOf(content: Buffer, traf: Box, tracks: ReadonlyMap<number, Track>): number {
  const parts = boxesIn(content, traf);
  const tfhd = parts.find(({ type }) => type === 'tfhd');
  const track = tfhd && tracks.get(content.readUInt32BE(tfhd.body + 4));
  if (!track || track.perSecond === 0) return 0;
  const flags = flagsOf(content, tfhd);
  const own = tfhd.body + 8 + ((flags & bits.base) !== 0 ? 8 : 0) + ((flags & bits.description) !== 0 ? 4 : 0);
  const sample = (flags & bits.duration) !== 0 ? content.readUInt32BE(own) : track.sample;
  const tfdt = parts.find(({ type }) => type === 'tfdt');
  const isWide = tfdt !== undefined && content.readUInt8(tfdt.body) === 1;
  const begin = tfdt === undefined ? 0 : isWide ? Number(content.readBigUInt64BE(tfdt.body + 4)) : content.readUInt32BE(tfdt.body + 4);
  const length = parts.filter(({ type }) => type === 'trun').reduce((sum, trun) => sum + lengthOfRun(content, trun, sample), 0);
  return (begin + length) / track.perSecond;
}

function lengthOfRun(content: Buffer, trun: Box, sample: number): number {
  const flags = flagsOf(content, trun);
  const count = content.readUInt32BE(trun.body + 4);
  if ((flags & bits.each[0]) === 0) return count * sample;
  const bytes = 4 * bits.each.filter((bit) => (flags & bit) !== 0).length;
  const start = trun.body + 8 + ((flags & bits.offset) !== 0 ? 4 : 0) + ((flags & bits.first) !== 0 ? 4 : 0);
  // A number of samples that lies leads out of the box.
  if (start + count * bytes > trun.end) throw new RangeError('samples');
  let length = 0;
  for (let index = 0; index < count; index += 1) length += content.readUInt32BE(start + index * bytes);
  return length;
}
