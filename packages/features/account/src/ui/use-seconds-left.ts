import { useCallback, useEffect, useState } from 'react';

interface Wait {
  readonly until: number;
  readonly now: number;
}

/** Counts whole seconds down: `[secondsLeft, startFor(seconds)]`; 0 when nothing runs. */
export function useSecondsLeft(): [number, (seconds: number) => void] {
  const [wait, setWait] = useState<Wait | null>(null);
  const until = wait?.until;
  useEffect(() => {
    if (until === undefined) return undefined;
    // The clock and not a counter: timers of hidden tabs are slowed down.
    const timer = setInterval(() => setWait(Date.now() < until ? { until, now: Date.now() } : null), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const startFor = useCallback((seconds: number) => {
    const now = Date.now();
    setWait({ until: now + seconds * 1000, now });
  }, []);
  return [wait ? Math.ceil((wait.until - wait.now) / 1000) : 0, startFor];
}
