import { addDays } from '@pausenplatz/kernel-format';
import type { DoorState, OpeningMode } from '../contract/calendar.ts';
import { momentOn } from './door-day.ts';

interface Opening {
  readonly mode: OpeningMode;
  readonly openHour: number;
  /** Day of the last door, YYYY-MM-DD. */
  readonly lastDay: string;
}

export interface DoorTimes {
  readonly opensAt: Date;
  /** First moment at which it is closed again; null where it stays open. */
  readonly closesAt: Date | null;
  /** From when on it is open again, and for good. */
  readonly reopensAt: Date | null;
}

/** When the door of a day opens, closes and opens again. A day ends at midnight in Zurich, whatever clocks do in that night. */
export function doorTimes(day: string, { mode, openHour, lastDay }: Opening): DoorTimes {
  const opensAt = momentOn(day, openHour);
  if (mode === 'from') return { opensAt, closesAt: null, reopensAt: null };
  const closesAt = momentOn(addDays(day, 1), 0);
  return { opensAt, closesAt, reopensAt: mode === 'end' ? momentOn(lastDay, openHour) : null };
}

/** Whether time alone lets a door be opened. */
export function isOpenAt({ opensAt, closesAt, reopensAt }: DoorTimes, now: Date): boolean {
  if (now < opensAt) return false;
  return closesAt === null || now < closesAt || (reopensAt !== null && now >= reopensAt);
}

/** What a door is now: nothing is known of one whose time has not come, not even whether something is behind it. */
export function doorState(times: DoorTimes, now: Date, isFilled: boolean): DoorState {
  if (now < times.opensAt) return 'closed';
  if (!isOpenAt(times, now)) return 'missed';
  return isFilled ? 'open' : 'empty';
}

/** The next moment at which one of these doors changes by itself; null where none will. */
export function nextChange(doors: readonly DoorTimes[], now: Date): Date | null {
  const moments = doors
    .flatMap(({ opensAt, closesAt, reopensAt }) => [opensAt, closesAt, reopensAt])
    .filter((moment): moment is Date => moment !== null && moment > now)
    .map((moment) => moment.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
