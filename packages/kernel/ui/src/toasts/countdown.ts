/** A timer that stands still while somebody reads: pause keeps the time left, resume goes on with it. */
interface Countdown {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

export interface CountdownClock {
  now(): number;
  after(delayMs: number, work: () => void): () => void;
}

const browserClock: CountdownClock = {
  now: () => performance.now(),
  after(delayMs, work) {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Starts at once and calls `onEnd` when `durationMs` of unpaused time have passed. */
export function startCountdown(durationMs: number, onEnd: () => void, clock: CountdownClock = browserClock): Countdown {
  let leftMs = durationMs;
  let startedAt = clock.now();
  let cancel: (() => void) | null = clock.after(leftMs, onEnd);
  return {
    pause() {
      if (!cancel) return;
      cancel();
      cancel = null;
      leftMs -= clock.now() - startedAt;
    },
    resume() {
      if (cancel) return;
      startedAt = clock.now();
      cancel = clock.after(Math.max(leftMs, 0), onEnd);
    },
    stop() {
      cancel?.();
      cancel = null;
      leftMs = 0;
    },
  };
}
