import { type Box, boxesIn } from './mp4-boxes.ts';

/** What the tables of all tracks of a file may say together. */
interface Claims {
  samples: number;
  bytes: number;
}

/** Far more than an hour of anything has, and each byte belongs to one sample; tables that say more lie. */
export const claimsOf = (content: Buffer): Claims => ({ samples: 2_000_000, bytes: content.length });

/** Zeros in the place of a track's samples, wherever its tables say they lie; false where the tables do not say it. */
export function eraseSamples(content: Buffer, trak: Box, left: Claims): boolean {
  const stbl = ['mdia', 'minf', 'stbl'].reduce<Box | undefined>(
    (box, type) => box && boxesIn(content, box).find((one) => one.type === type),
    trak,
  );
  if (!stbl) return false;
  const tables = new Map(boxesIn(content, stbl).map((box) => [box.type, box]));
  const [sizes, chunks] = [sizesOf(content, tables.get('stsz')), tables.get('stco') ?? tables.get('co64')];
  const runs = runsOf(content, tables.get('stsc'));
  if (!sizes || !chunks || runs.length === 0) return false;
  let sample = 0;
  let run = 0;
  let perChunk = 0;
  let index = 0;
  for (const offset of offsetsIn(content, chunks)) {
    index += 1;
    // From which chunk on how many samples lie in each.
    for (; run < runs.length && (runs[run]?.from ?? 0) <= index; run += 1) perChunk = runs[run]?.samples ?? 0;
    left.samples -= perChunk;
    if (left.samples < 0) return false;
    let end = offset;
    for (let place = 0; place < perChunk; place += 1) end += sizes(sample + place);
    left.bytes -= end - offset;
    if (end > content.length || left.bytes < 0) return false;
    content.fill(0, offset, end);
    sample += perChunk;
  }
  return true;
}

function sizesOf(content: Buffer, box: Box | undefined): ((sample: number) => number) | null {
  if (!box) return null;
  const same = content.readUInt32BE(box.body + 4);
  const count = content.readUInt32BE(box.body + 8);
  return (sample) => (sample >= count ? 0 : same > 0 ? same : content.readUInt32BE(box.body + 12 + sample * 4));
}

function* offsetsIn(content: Buffer, { type, body, end }: Box): Generator<number> {
  const bytes = type === 'co64' ? 8 : 4;
  const count = Math.min(content.readUInt32BE(body + 4), Math.floor((end - body - 8) / bytes));
  for (let at = body + 8; at < body + 8 + count * bytes; at += bytes)
    yield bytes === 8 ? Number(content.readBigUInt64BE(at)) : content.readUInt32BE(at);
}

function runsOf(content: Buffer, box: Box | undefined): { readonly from: number; readonly samples: number }[] {
  if (!box) return [];
  const count = Math.min(content.readUInt32BE(box.body + 4), Math.floor((box.end - box.body - 8) / 12));
  return Array.from({ length: count }, (_, row) => {
    const at = box.body + 8 + row * 12;
    return { from: content.readUInt32BE(at), samples: content.readUInt32BE(at + 4) };
  });
}
