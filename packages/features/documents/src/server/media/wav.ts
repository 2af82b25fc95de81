/** Chunks that playing needs. */
const kept = new Set(['fmt ', 'data', 'fact', 'cue ', 'smpl', 'PEAK', 'slnt', 'wavl']);

/** WAV: every other chunk, such as LIST, bext, iXML, id3 and XMP, becomes JUNK, which is what programs skip. */
export function blankWav(content: Buffer): boolean {
  if (content.toString('latin1', 0, 4) !== 'RIFF' || content.toString('latin1', 8, 12) !== 'WAVE') return false;
  let at = 12;
  while (at + 8 <= content.length) {
    const size = content.readUInt32LE(at + 4);
    const end = at + 8 + size;
    const name = content.toString('latin1', at, at + 4);
    // Recorders that were switched off too early leave a length of their plan.
    if (end > content.length) return name === 'data';
    if (!kept.has(name) && size > 0) {
      content.write('JUNK', at, 'latin1');
      content.fill(0, at + 8, end);
    }
    at = end + (size % 2);
  }
  content.fill(0, Math.min(at, content.length));
  return true;
}
