import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Pauses between attempts (specification section 9), the last one again and again. */
const pausesMs = [0, 2_000, 10_000, 30_000];

interface Line {
  readonly isDown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** A call got no answer, or the browser says that the network is gone: asks until there is one. */
  readonly lost: () => void;
  /** Asks at once, whatever pause is running. */
  readonly tryNow: () => void;
  /** Told each time the server answers again. */
  readonly onReturn: (listener: () => void) => () => void;
  /** How the host asks whether the server is there: answers true for any answer. */
  readonly askBy: (ask: () => Promise<boolean>) => void;
}

/** The line to the server. It is down only once a second attempt has failed: who goes through a tunnel of a second sees nothing. */
export function createLine(): Line {
  let ask = async (): Promise<boolean> => true;
  let isAsking = false;
  let isDown = false;
  let skip: (() => void) | null = null;
  /** Somebody wants to know, or the network has come back: an attempt that is under way may be too early. */
  let isWanted = false;
  const listeners = new Set<() => void>();
  const returns = new Set<() => void>();
  const become = (next: boolean) => {
    if (next === isDown) return;
    isDown = next;
    for (const listener of listeners) listener();
  };
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const askAgain = async () => {
    for (let attempt = 0; ; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other is the point
      await pause(pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0);
      const wasWanted = isWanted;
      isWanted = false;
      // oxlint-disable-next-line no-await-in-loop
      if (await ask().catch(() => true)) break;
      become(true);
      if (isWanted) attempt = -1;
      else if (wasWanted) attempt = 0;
    }
    isAsking = false;
    isWanted = false;
    become(false);
    for (const listener of returns) listener();
  };
  const add = (set: Set<() => void>, listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  return {
    isDown: () => isDown,
    subscribe: (listener) => add(listeners, listener),
    lost() {
      if (isAsking) return;
      isAsking = true;
      void askAgain();
    },
    tryNow() {
      isWanted = isAsking;
      skip?.();
    },
    onReturn: (listener) => add(returns, listener),
    askBy: (next) => void (ask = next),
  };
}

/** The one line of this tab. */
export const line = createLine();

/** Follows what the browser knows about the network. */
export function watchNetwork(): void {
  addEventListener('offline', line.lost);
  addEventListener('online', line.tryNow);
}

export const useIsLineDown = (): boolean => useSyncExternalStore(line.subscribe, line.isDown, () => false);

/** Does again what failed, once the server answers. */
export function useOnReturn(act: () => void): void {
  const told = useEffectEvent(act);
  useEffect(() => line.onReturn(() => told()), []);
}
