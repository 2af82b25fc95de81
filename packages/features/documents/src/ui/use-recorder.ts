import { useEffect, useRef, useState } from 'react';

/** What every player reads comes first; what only some do is better than nothing. */
const types = [
  { mimeType: 'audio/mp4', ending: 'm4a' },
  { mimeType: 'audio/ogg;codecs=opus', ending: 'ogg' },
  { mimeType: 'audio/webm;codecs=opus', ending: 'webm' },
  { mimeType: 'audio/webm', ending: 'webm' },
] as const;

/** Well below what may be uploaded, at what browsers record. */
const longestMs = 10 * 60_000;

type Recorder =
  | { readonly kind: 'idle' | 'refused' | 'noMicrophone' | 'failed' | 'starting' }
  | { readonly kind: 'running'; readonly seconds: number }
  | { readonly kind: 'recorded'; readonly sound: Blob; readonly ending: string; readonly address: string };

const typeHere = () =>
  'MediaRecorder' in globalThis && 'mediaDevices' in navigator
    ? types.find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType))
    : undefined;

/** Records from the microphone into memory; nothing leaves the device, and leaving the screen stops it. */
export function useRecorder() {
  const [state, setState] = useState<Recorder>({ kind: 'idle' });
  const running = useRef<{ readonly recorder: MediaRecorder; readonly close: () => void } | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      running.current?.close();
    };
  }, []);
  const address = state.kind === 'recorded' ? state.address : null;
  useEffect(() => () => void (address !== null && URL.revokeObjectURL(address)), [address]);

  const start = async (): Promise<void> => {
    const type = typeHere();
    if (!type) return setState({ kind: 'noMicrophone' });
    setState({ kind: 'starting' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const release = () => stream.getTracks().forEach((track) => track.stop());
      // Who left while the browser asked is not recorded.
      if (!isHere.current) return release();
      const recorder = new MediaRecorder(stream, { mimeType: type.mimeType });
      const pieces: Blob[] = [];
      const began = Date.now();
      const clock = setInterval(() => {
        setState({ kind: 'running', seconds: Math.floor((Date.now() - began) / 1_000) });
        if (Date.now() - began >= longestMs) recorder.stop();
      }, 1_000);
      const close = () => {
        clearInterval(clock);
        release();
        running.current = null;
      };
      recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && pieces.push(data));
      recorder.addEventListener('error', () => {
        close();
        setState({ kind: 'failed' });
      });
      recorder.addEventListener('stop', () => {
        close();
        if (!isHere.current) return;
        const sound = new Blob(pieces, { type: type.mimeType.split(';')[0] ?? type.mimeType });
        setState(
          sound.size === 0 ? { kind: 'failed' } : { kind: 'recorded', sound, ending: type.ending, address: URL.createObjectURL(sound) },
        );
      });
      running.current = { recorder, close };
      recorder.start();
      setState({ kind: 'running', seconds: 0 });
    } catch (error) {
      const isRefused = error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError');
      setState({ kind: isRefused ? 'refused' : 'noMicrophone' });
    }
    return undefined;
  };
  return { state, start, stop: () => running.current?.recorder.stop(), discard: () => setState({ kind: 'idle' }) };
}
