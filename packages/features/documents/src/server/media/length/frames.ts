/** Thousands of bits per second by the number in the head of a frame, layer III. */
const bitrates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
/** Samples per second by version (3: MPEG-1, 2: MPEG-2, 0: MPEG-2.5) and number. */
const rates: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
};
const adtsRates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350];

interface Frame {
  readonly seconds: number;
  readonly bytes: number;
}

/** MP3: the sum of its frames, whatever their bit rate. */
export const mp3Seconds = (content: Buffer): number => sumOf(content, mp3Frame);

/** AAC in ADTS: the sum of its frames. */
export const adtsSeconds = (content: Buffer): number => sumOf(content, adtsFrame);

/** What is no frame, such as a tag, is stepped over. */
function sumOf(content: Buffer, frameAt: (content: Buffer, at: number) => Frame | null): number {
  let seconds = 0;
  for (let at = content.indexOf(0xff); at >= 0 && at + 7 < content.length;) {
    const frame = frameAt(content, at);
    seconds += frame?.seconds ?? 0;
    at = content.indexOf(0xff, at + (frame?.bytes ?? 1));
  }
  return seconds;
}

function mp3Frame(content: Buffer, at: number): Frame | null {
  const [kind, numbers] = [content.readUInt8(at + 1), content.readUInt8(at + 2)];
  const isThird = (kind & 0xe0) === 0xe0 && ((kind >> 1) & 3) === 1;
  const version = (kind >> 3) & 3;
  const rate = rates[version]?.[(numbers >> 2) & 3];
  const kilobits = bitrates[version === 3 ? 'first' : 'second'][numbers >> 4];
  if (!isThird || !rate || !kilobits) return null;
  const samples = version === 3 ? 1_152 : 576;
  return { seconds: samples / rate, bytes: Math.floor(((samples / 8) * kilobits * 1_000) / rate) + ((numbers >> 1) & 1) };
}

function adtsFrame(content: Buffer, at: number): Frame | null {
  const rate = adtsRates[(content.readUInt8(at + 2) >> 2) & 0x0f];
  const bytes = (content.readUIntBE(at + 3, 3) >> 5) & 0x1fff;
  if ((content.readUInt8(at + 1) & 0xf6) !== 0xf0 || !rate || bytes < 7) return null;
  return { seconds: (1_024 * ((content.readUInt8(at + 6) & 3) + 1)) / rate, bytes };
}
