const opusRate = 48_000;
/** A page on which no packet ends has no place in time. */
const nowhere = 0xffff_ffff_ffff_ffffn;

/** WAV: bytes of sound by bytes per second; a length that was never written is that of the rest. */
export function wavSeconds(content: Buffer): number | null {
  let perSecond = 0;
  for (let at = 12; at + 8 <= content.length;) {
    const name = content.toString('latin1', at, at + 4);
    const size = content.readUInt32LE(at + 4);
    if (name === 'fmt ') perSecond = content.readUInt32LE(at + 16);
    if (name === 'data') return perSecond > 0 ? Math.min(size, content.length - at - 8) / perSecond : null;
    at += 8 + size + (size % 2);
  }
  return null;
}

/** Ogg: the place of the last page, in samples of its codec (RFC 7845, section 4; Vorbis I, section 4.2.2). */
export function oggSeconds(content: Buffer): number | null {
  let last: bigint | null = null;
  for (let at = 0; at + 27 <= content.length && content.toString('latin1', at, at + 4) === 'OggS';) {
    const lacing = content.subarray(at + 27, at + 27 + content.readUInt8(at + 26));
    const granule = content.readBigUInt64LE(at + 6);
    if (granule !== nowhere) last = granule;
    at += 27 + lacing.length + lacing.reduce((sum, length) => sum + length, 0);
  }
  const head = content.subarray(0, 200);
  const vorbis = head.indexOf('\u0001vorbis', 0, 'latin1');
  const rate = head.includes('OpusHead') ? opusRate : vorbis < 0 ? 0 : head.readUInt32LE(vorbis + 12);
  return last === null || rate === 0 ? null : Number(last) / rate;
}

/** FLAC: samples and their rate stand in its first block (RFC 9639, section 8.2). */
export function flacSeconds(content: Buffer): number | null {
  const start = content.indexOf('fLaC');
  if (start < 0) return null;
  const facts = start + 8;
  const rate = content.readUIntBE(facts + 10, 3) >> 4;
  const samples = (content.readUInt8(facts + 13) & 0x0f) * 2 ** 32 + content.readUInt32BE(facts + 14);
  return rate > 0 ? samples / rate : null;
}
