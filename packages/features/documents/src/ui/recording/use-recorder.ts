import { useEffect, useRef, useState } from 'react';
import { type Medium, type RecordedType, recordedTypes, wantedFrom } from './media.data.ts';
import { type Recording, recordStream } from './record-stream.ts';

export type Recorder =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'refused' | 'missing' | 'starting'; readonly medium: Medium }
  /** One sees oneself before a film begins; `count` are the seconds until then, once it was asked for. */
  | { readonly kind: 'ready'; readonly medium: Medium; readonly stream: MediaStream; readonly count: number | null }
  /** `stream` is what microphone and camera give. */
  | { readonly kind: 'running' | 'paused'; readonly medium: Medium; readonly seconds: number; readonly stream: MediaStream }
  | { readonly kind: 'recorded'; readonly medium: Medium; readonly recorded: Blob; readonly ending: string; readonly address: string };

/** A child gets from the button into the picture in this time. */
const countFrom = 3;

const typeHere = (medium: Medium) =>
  'MediaRecorder' in globalThis && 'mediaDevices' in navigator
    ? recordedTypes[medium].find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType))
    : undefined;

/** What is under way: the devices are free once it is closed. */
interface Session {
  readonly close: () => void;
  readonly begin: () => void;
  recording: Recording | null;
}

/** Records from microphone and camera into memory; nothing leaves the device, and leaving the screen stops it. */
export function useRecorder(longestSeconds: number) {
  const [state, setState] = useState<Recorder>({ kind: 'idle' });
  const session = useRef<Session | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      session.current?.close();
    };
  }, []);
  const address = state.kind === 'recorded' ? state.address : null;
  useEffect(() => () => void (address !== null && URL.revokeObjectURL(address)), [address]);

  const open = (medium: Medium, stream: MediaStream, type: RecordedType): void => {
    let counting: ReturnType<typeof setInterval> | undefined;
    const close = () => {
      clearInterval(counting);
      opened.recording?.close();
      stream.getTracks().forEach((track) => track.stop());
      session.current = null;
    };
    const record = () => {
      try {
        opened.recording = recordStream({
          stream,
          medium,
          type,
          longestMs: longestSeconds * 1_000,
          onLength: ({ seconds, isPaused }) => setState({ kind: isPaused ? 'paused' : 'running', medium, seconds, stream }),
          onEnd(recorded) {
            close();
            if (!isHere.current) return;
            if (recorded === null) setState({ kind: 'failed' });
            else setState({ kind: 'recorded', medium, recorded, ending: type.ending, address: URL.createObjectURL(recorded) });
          },
        });
      } catch {
        // The browser promised a format and has no room for it, or the device was pulled out.
        close();
        setState({ kind: 'failed' });
      }
    };
    const begin = () => {
      let count = countFrom;
      setState({ kind: 'ready', medium, stream, count });
      clearInterval(counting);
      counting = setInterval(() => {
        count -= 1;
        if (count > 0) return setState({ kind: 'ready', medium, stream, count });
        clearInterval(counting);
        return record();
      }, 1_000);
    };
    const opened: Session = { close, begin, recording: null };
    session.current = opened;
    if (medium === 'film') setState({ kind: 'ready', medium, stream, count: null });
    else record();
  };

  const start = async (medium: Medium): Promise<void> => {
    const type = typeHere(medium);
    if (!type) return setState({ kind: 'missing', medium });
    setState({ kind: 'starting', medium });
    try {
      const stream = await navigator.mediaDevices.getUserMedia(wantedFrom[medium]);
      // Who left while the browser asked is not recorded.
      if (isHere.current) open(medium, stream, type);
      else stream.getTracks().forEach((track) => track.stop());
    } catch (error) {
      const isRefused = error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError');
      setState({ kind: isRefused ? 'refused' : 'missing', medium });
    }
    return undefined;
  };
  return {
    state,
    start,
    /** Counts down and begins, where one saw oneself first. */
    begin: () => session.current?.begin(),
    pause: () => session.current?.recording?.halt(true),
    resume: () => session.current?.recording?.halt(false),
    stop: () => session.current?.recording?.stop(),
    discard: () => {
      session.current?.close();
      setState({ kind: 'idle' });
    },
  };
}
