const perSecond = 11_025;
const headerBytes = 44;

/** A melody as a WAV file: each note by its frequency in hertz, all of the same length. */
export function melody(notes: readonly number[], noteSeconds: number): Buffer {
  const perNote = Math.round(perSecond * noteSeconds);
  const wav = Buffer.alloc(headerBytes + notes.length * perNote * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  // Uncompressed, one channel of 16 bits.
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(perSecond, 24);
  wav.writeUInt32LE(perSecond * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(wav.length - headerBytes, 40);
  for (const [index, frequency] of notes.entries())
    for (let step = 0; step < perNote; step += 1) {
      const share = step / perNote;
      // Struck, then fading, so that no note ends with a click.
      const loud = Math.min(1, share * 40) * (1 - share) ** 2;
      const wave = Math.sin((2 * Math.PI * frequency * step) / perSecond) + 0.3 * Math.sin((4 * Math.PI * frequency * step) / perSecond);
      wav.writeInt16LE(Math.round(loud * wave * 11_000), headerBytes + (index * perNote + step) * 2);
    }
  return wav;
}

/** Calls of birds, roughly: who comes down, and who sings in thirds. */
export const bellCalls = { cuckoo: [784, 622, 784, 622, 784, 622], hike: [523, 523, 587, 659, 659, 587, 523, 392] } as const;
