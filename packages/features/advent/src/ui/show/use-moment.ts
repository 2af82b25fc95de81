import { useEffect, useEffectEvent } from 'react';
import type { ShownCalendar } from '../../contract/calendar.ts';
import { untilChange } from './until-change.ts';

/** Calls back when a door opens or closes by itself, and when somebody comes back to a page that slept. */
export function useMomentOf(calendar: Pick<ShownCalendar, 'changesAt' | 'now'> | null, again: () => void): void {
  const ask = useEffectEvent(again);
  const wait = calendar === null ? null : untilChange(calendar);
  const asked = calendar?.now;
  useEffect(() => {
    if (wait === null || asked === undefined) return undefined;
    const timer = setTimeout(() => ask(), wait);
    const began = Date.now();
    // A sleeping tablet sleeps through its timers.
    const woken = () => document.visibilityState === 'visible' && Date.now() - began > wait && ask();
    document.addEventListener('visibilitychange', woken);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', woken);
    };
  }, [wait, asked]);
}
