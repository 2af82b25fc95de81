import { type Box, boxesIn, makeFree } from './mp4-boxes.ts';
import { claimsOf, eraseSamples } from './mp4-samples.ts';

/** What stays at each level: what playing needs (ISO/IEC 14496-12). Everything else, such as udta, meta, uuid, becomes free space. */
const kept: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'prft', 'pdin', 'free', 'skip', 'wide'],
  moov: ['mvhd', 'trak', 'mvex', 'iods', 'free', 'skip'],
  mvex: ['mehd', 'trex', 'trep', 'leva'],
  trak: ['tkhd', 'edts', 'mdia', 'tref', 'tapt', 'free', 'skip'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng', 'free', 'skip'],
  minf: ['vmhd', 'smhd', 'nmhd', 'gmhd', 'hdlr', 'dinf', 'stbl', 'free', 'skip'],
  moof: ['mfhd', 'traf', 'free', 'skip'],
  traf: ['tfhd', 'trun', 'tfdt', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'free', 'skip'],
};
const playable = new Set(['vide', 'soun']);

/**
 * MP4 and M4A: what is not needed for playing becomes free space of the same length, so that nothing else moves. Tracks that are neither
 * picture nor sound go with their samples: cameras write where they are into such tracks, second by second.
 */
export function blankMp4(content: Buffer): boolean {
  const top = boxesIn(content, { body: 0, end: content.length });
  if (!top.some(({ type }) => type === 'moov')) return false;
  const claims = claimsOf(content);
  const isFragmented = top.some(({ type }) => type === 'moof');
  for (const moov of top.filter(({ type }) => type === 'moov'))
    for (const trak of boxesIn(content, moov).filter(({ type }) => type === 'trak')) {
      if (playable.has(handlerOf(content, trak))) continue;
      // In fragments the samples of all tracks lie about; such a recording is not taken.
      if (isFragmented || !eraseSamples(content, trak, claims)) return false;
      makeFree(content, trak);
    }
  blankIn(content, 'file', { body: 0, end: content.length });
  return true;
}

function blankIn(content: Buffer, level: string, range: Pick<Box, 'body' | 'end'>): void {
  for (const box of boxesIn(content, range)) {
    if (!kept[level]?.includes(box.type) || box.type === 'free' || box.type === 'skip') makeFree(content, box);
    else if (kept[box.type]) blankIn(content, box.type, box);
  }
}

/** What kind of track it is. */
function handlerOf(content: Buffer, trak: Box): string {
  const mdia = boxesIn(content, trak).find(({ type }) => type === 'mdia');
  const hdlr = mdia && boxesIn(content, mdia).find(({ type }) => type === 'hdlr');
  return hdlr ? content.toString('latin1', hdlr.body + 8, hdlr.body + 12) : '';
}

/** Whether an MP4 has sound and nothing else. Throws RangeError where it cannot be read. */
export function isSoundInMp4(content: Buffer): boolean {
  const handlers = boxesIn(content, { body: 0, end: content.length })
    .filter(({ type }) => type === 'moov')
    .flatMap((moov) => boxesIn(content, moov).filter(({ type }) => type === 'trak'))
    .map((trak) => handlerOf(content, trak));
  return handlers.length > 0 && handlers.every((handler) => handler === 'soun');
}
