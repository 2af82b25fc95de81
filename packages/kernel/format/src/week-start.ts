import { dateFormat } from './date-format.ts';

export const dayMs = 86_400_000;
const zurichParts = dateFormat('sv-SE', { timeZone: 'Europe/Zurich', year: 'numeric', month: '2-digit', day: '2-digit' });

/** Midnight in UTC stands for the day, so that no zone and no summer time moves it. */
export const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The calendar day of a moment in Zurich, as YYYY-MM-DD. */
export function zurichDay(moment: Date): string {
  return zurichParts(moment);
}

/** The day `count` days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
  return new Date(momentOf(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export function isoWeekday(day: string): number {
  return momentOf(day).getUTCDay() || 7;
}

/** The Monday of the ISO week that holds the day. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - isoWeekday(day));
}
