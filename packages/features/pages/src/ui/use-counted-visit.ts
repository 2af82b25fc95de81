import { useApi } from '@pausenplatz/kernel-browser';
import { countVisit } from '@pausenplatz/school-reports/contract';
import { useEffect, useEffectEvent } from 'react';
import { countOpening } from './visits.ts';

/** Counts the opening of a page once while it is shown. */
export function useCountedVisit(url: string): void {
  const api = useApi();
  const count = useEffectEvent((opened: string) => countOpening(opened, (visit) => api.call(countVisit, visit)));
  useEffect(() => count(url), [url]);
}
