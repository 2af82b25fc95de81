import { dateFormat } from './date-format.ts';

const zone = { timeZone: 'Europe/Zurich' } as const;
const clock = dateFormat('de-CH', { ...zone, hour: '2-digit', minute: '2-digit' });
const weekday = dateFormat('de-CH', { ...zone, weekday: 'long', day: 'numeric', month: 'long' });
const day = dateFormat('de-CH', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });

/** "10:42" */
export function clockTime(timestamp: string): string {
  return clock(new Date(timestamp));
}

/** "3. September 2026" */
export function longDay(timestamp: string): string {
  return day(new Date(timestamp));
}

/** "Samstag, 21. November" */
export function dayWithWeekday(moment: Date): string {
  return weekday(moment);
}

const zurichClock = dateFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' });

const hour = dateFormat('de-CH', { ...zone, hour: 'numeric', hourCycle: 'h23' });

/** The hour that clocks in Switzerland show, 0 to 23. */
export function zurichHour(moment: Date): number {
  return Number.parseInt(hour(moment), 10);
}

/** The moment at which clocks in Switzerland show `YYYY-MM-DDTHH:MM`; null where no clock ever does. */
export function zurichMoment(wallTime: string): Date | null {
  const asUtc = Date.parse(`${wallTime}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // Switzerland is one or two hours ahead of UTC; the right guess shows the wanted time.
  const wanted = wallTime.replace('T', ' ');
  const guesses = [1, 2].map((hours) => new Date(asUtc - hours * 3_600_000));
  return guesses.find((guess) => zurichClock(guess) === wanted) ?? null;
}
