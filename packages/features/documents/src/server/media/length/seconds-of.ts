import { adtsSeconds, mp3Seconds } from './frames.ts';
import { mp4Seconds } from './mp4-length.ts';
import { flacSeconds, oggSeconds, wavSeconds } from './sounds.ts';
import { webmSeconds } from './webm-length.ts';

const readers: Readonly<Record<string, (content: Buffer) => number | null>> = {
  'video/mp4': mp4Seconds,
  'audio/mp4': mp4Seconds,
  'audio/x-m4a': mp4Seconds,
  'video/webm': webmSeconds,
  'audio/webm': webmSeconds,
  'audio/mpeg': mp3Seconds,
  'audio/aac': adtsSeconds,
  'audio/flac': flacSeconds,
  'audio/ogg': oggSeconds,
  'audio/opus': oggSeconds,
  'audio/wav': wavSeconds,
};

/** How long a recording is by what is in it; null for what is none, and for one that does not say it. */
export function secondsOf(content: Buffer, mimeType: string): number | null {
  try {
    const seconds = readers[mimeType]?.(content) ?? null;
    return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null;
  } catch (error) {
    // A length that leads out of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
