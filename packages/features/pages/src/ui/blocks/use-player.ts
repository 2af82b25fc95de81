import { type RefObject, useRef, useState } from 'react';

export interface Playing {
  readonly id: string;
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
  /** Seconds; the length is 0 until the browser knows it. */
  readonly time: number;
  readonly length: number;
}

interface Player {
  readonly sound: RefObject<HTMLAudioElement | null>;
  readonly playing: Playing | null;
  /** Begins a recording or goes on with it; the one that runs rests. */
  readonly toggle: (id: string, url: string) => void;
  readonly seek: (seconds: number) => void;
  readonly setRate: (rate: number) => void;
  /** What the one element of all recordings tells. */
  readonly listeners: {
    readonly onPlay: () => void;
    readonly onPause: () => void;
    readonly onTimeUpdate: () => void;
    readonly onDurationChange: () => void;
    readonly onError: () => void;
  };
}

/** One element plays all recordings of a block, so that never two of them run at once. Nothing loads before one is begun. */
export function usePlayer(): Player {
  const sound = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const rate = useRef(1);
  const change = (changed: Partial<Playing>) => setPlaying((now) => now && { ...now, ...changed });
  const fail = () => change({ hasFailed: true, isRunning: false });
  const toggle = (id: string, url: string) => {
    const element = sound.current;
    if (!element) return;
    if (playing?.id === id && playing.isRunning) return element.pause();
    if (playing?.id !== id || playing.hasFailed) {
      setPlaying({ id, isRunning: false, hasFailed: false, time: 0, length: 0 });
      element.src = url;
      element.load();
    }
    element.defaultPlaybackRate = rate.current;
    element.playbackRate = rate.current;
    // Another one that was begun meanwhile ends the waiting for this one, which is no failure.
    element.play().catch((error: unknown) => error instanceof DOMException && error.name !== 'AbortError' && fail());
    return undefined;
  };
  return {
    sound,
    playing,
    toggle,
    seek: (seconds) => {
      if (sound.current) sound.current.currentTime = seconds;
      change({ time: seconds });
    },
    setRate: (next) => {
      rate.current = next;
      if (sound.current) sound.current.playbackRate = next;
    },
    listeners: {
      onPlay: () => change({ isRunning: true }),
      onPause: () => change({ isRunning: false }),
      onTimeUpdate: () => change({ time: sound.current?.currentTime ?? 0 }),
      onDurationChange: () => {
        const length = sound.current?.duration ?? 0;
        change({ length: Number.isFinite(length) ? length : 0 });
      },
      onError: fail,
    },
  };
}
