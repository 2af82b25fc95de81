import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface ActiveTime {
  /** Of the limit, between nought and one. */
  readonly share: number;
  /** Milliseconds that count since `restart`. */
  readonly elapsed: () => number;
  readonly restart: () => void;
}

const tickMs = 100;

/**
 * Time that counts: it stands still while `isRunning` is not, and while the tab is hidden or the tablet asleep. `onUp` is told once when
 * the limit is over.
 */
export function useActiveTime(isRunning: boolean, limitMs: number | null, onUp: () => void): ActiveTime {
  const counted = useRef(0);
  const since = useRef<number | null>(null);
  const isUp = useRef(false);
  const [share, setShare] = useState(0);
  const elapsed = () => counted.current + (since.current === null ? 0 : performance.now() - since.current);
  const tell = useEffectEvent(onUp);
  useEffect(() => {
    const go = () => {
      const counts = isRunning && !document.hidden;
      if (counts) since.current ??= performance.now();
      else if (since.current !== null) {
        counted.current += performance.now() - since.current;
        since.current = null;
      }
    };
    const tick = () => {
      if (limitMs === null) return;
      const now = counted.current + (since.current === null ? 0 : performance.now() - since.current);
      setShare(Math.min(1, now / limitMs));
      if (now < limitMs || isUp.current || since.current === null) return;
      isUp.current = true;
      tell();
    };
    go();
    const timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', go);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', go);
      if (since.current !== null) counted.current += performance.now() - since.current;
      since.current = null;
    };
  }, [isRunning, limitMs]);
  const restart = () => {
    counted.current = 0;
    since.current = since.current === null ? null : performance.now();
    isUp.current = false;
    setShare(0);
  };
  return { share, elapsed, restart };
}
