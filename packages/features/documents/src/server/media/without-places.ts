import { blankFlac } from './flac.ts';
import { blankId3 } from './id3.ts';
import { secondsOf } from './length/seconds-of.ts';
import { blankMp4 } from './mp4.ts';
import { blankOgg } from './ogg.ts';
import { blankWav } from './wav.ts';
import { blankWebm } from './webm.ts';

/** Each changes the bytes in place, keeps their number, and answers false for what it cannot read to the end. */
const blankers: Readonly<Record<string, (content: Buffer) => boolean>> = {
  'video/mp4': blankMp4,
  'audio/mp4': blankMp4,
  'audio/x-m4a': blankMp4,
  'video/webm': blankWebm,
  'audio/webm': blankWebm,
  'audio/mpeg': blankId3,
  'audio/aac': blankId3,
  'audio/flac': blankFlac,
  'audio/ogg': blankOgg,
  'audio/opus': blankOgg,
  'audio/wav': blankWav,
};

interface Recording {
  readonly content: Uint8Array;
  readonly mimeType: string;
}

interface CleanRecording {
  readonly content: Uint8Array;
  /** Null where it does not say how long it is. */
  readonly seconds: number | null;
}

/**
 * Takes out of a recording what it tells besides sound and picture: where it was made, by whom, with what. Only what is known to be
 * needed for playing stays; everything else becomes empty space of the same length; and says how long it is. Null for recordings that cannot be cleaned. Works on the
 * bytes it is given, and may take its time: it runs in a worker.
 */
export async function withoutPlaces({ content, mimeType }: Recording): Promise<CleanRecording | null> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return isCleaned(bytes, mimeType) ? { content: bytes, seconds: secondsOf(bytes, mimeType) } : null;
}

function isCleaned(content: Buffer, mimeType: string): boolean {
  const blank = blankers[mimeType];
  if (!blank) return false;
  try {
    return blank(content);
  } catch (error) {
    // A length that leads out of the file.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
