import { useEffect, useState } from 'react';

/** Whole seconds since something was read, while it goes on; by the clock of this device, which only has to go on evenly. */
export function useSecondsSince(readAt: number, goesOn: boolean): number {
  const [now, setNow] = useState(readAt);
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [goesOn]);
  return goesOn ? Math.max(0, Math.floor((now - readAt) / 1_000)) : 0;
}
