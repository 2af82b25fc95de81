import { useEffect, useState } from 'react';

/** The present half minute: what may be changed for a quarter of an hour is offered so long, and today becomes yesterday. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
