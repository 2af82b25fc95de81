import { uploadLimits } from '../../contract/index.ts';
import { filmBits, type Medium, type RecordedType } from './media.data.ts';
import { stopwatch } from './stopwatch.ts';

export interface Recording {
  readonly stop: () => void;
  readonly halt: (isPaused: boolean) => void;
  /** Ends it without a result. */
  readonly close: () => void;
}

interface Wanted {
  readonly stream: MediaStream;
  readonly medium: Medium;
  readonly type: RecordedType;
  readonly longestMs: number;
  readonly onLength: (length: { readonly seconds: number; readonly isPaused: boolean }) => void;
  /** Told once, when it ended by itself or was stopped; null where nothing came of it. */
  readonly onEnd: (recorded: Blob | null) => void;
}

const everyMs = 500;
/** What is written behind the last piece has room. */
const mostBytes = uploadLimits.fileBytes - 1024 * 1024;

/** Records what a stream gives into memory, until it is stopped, or as long and as large as it may be. Throws where the browser cannot. */
export function recordStream({ stream, medium, type, longestMs, onLength, onEnd }: Wanted): Recording {
  const isFilm = medium === 'film';
  const recorder = new MediaRecorder(stream, { mimeType: type.mimeType, ...(isFilm && filmBits) });
  const pieces: Blob[] = [];
  const length = stopwatch();
  let bytes = 0;
  let isOver = false;
  const show = () => onLength({ seconds: Math.floor(length.ms() / 1_000), isPaused: length.isPaused() });
  const clock = setInterval(() => {
    show();
    if (length.ms() >= longestMs) stop();
  }, everyMs);
  const stop = () => {
    clearInterval(clock);
    recorder.stop();
  };
  const end = (recorded: Blob | null) => {
    clearInterval(clock);
    // After an error the browser says that it stopped, too.
    if (!isOver) onEnd(recorded);
    isOver = true;
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) pieces.push(data);
    bytes += data.size;
    if (bytes > mostBytes && recorder.state === 'recording') stop();
  });
  recorder.addEventListener('error', () => end(null));
  recorder.addEventListener('stop', () => {
    const recorded = new Blob(pieces, { type: type.mimeType.split(';')[0] ?? type.mimeType });
    end(recorded.size === 0 ? null : recorded);
  });
  // A film comes in pieces, so that one knows how large it gets.
  if (isFilm) recorder.start(1_000);
  else recorder.start();
  show();
  return {
    stop,
    halt(isPaused) {
      if (isPaused) recorder.pause();
      else recorder.resume();
      length.halt(isPaused);
      show();
    },
    close: () => clearInterval(clock),
  };
}
