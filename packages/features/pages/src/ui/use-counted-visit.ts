import { fingerprint, safeStorage, useApi } from '@pausenplatz/kernel-browser';
import { zurichDay } from '@pausenplatz/kernel-format';
import { countVisit } from '@pausenplatz/school-reports/contract';
import { useEffect, useEffectEvent } from 'react';

const storage = safeStorage('local');
const key = 'visited-pages';

/** The browser alone knows what it opened today; the server stores numbers and nobody's address (R13). */
function isFirstToday(url: string): boolean {
  const today = zurichDay(new Date());
  // Not the address: it holds the words of a title, and whoever comes next on this device need not read where others were.
  const mark = fingerprint(url);
  const [day, ...seen] = (storage.get(key) ?? '').split(' ');
  const marks = day === today ? seen : [];
  if (marks.includes(mark)) return false;
  storage.set(key, [today, ...marks.slice(-200), mark].join(' '));
  return true;
}

/** Counts the opening of a page once while it is shown. A count that does not arrive is no harm. */
export function useCountedVisit(url: string): void {
  const api = useApi();
  const count = useEffectEvent((path: string, first: boolean) => {
    api.call(countVisit, { path, isFirstToday: first }).catch(() => undefined);
  });
  useEffect(() => count(`/seite/${url}`, isFirstToday(url)), [url]);
}
