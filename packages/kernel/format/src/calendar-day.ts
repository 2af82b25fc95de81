import { dateFormat } from './date-format.ts';

const dayMs = 86_400_000;
const zurichParts = dateFormat('sv-SE', { timeZone: 'Europe/Zurich', year: 'numeric', month: '2-digit', day: '2-digit' });
const utc = { timeZone: 'UTC' } as const;
const weekdayShort = dateFormat('de-CH', { ...utc, weekday: 'short' });
const weekdayLong = dateFormat('de-CH', { ...utc, weekday: 'long' });
const dayAndMonth = dateFormat('de-CH', { ...utc, day: 'numeric', month: 'numeric' });
const monthAndYear = dateFormat('de-CH', { ...utc, month: 'long', year: 'numeric' });
const wholeDay = dateFormat('de-CH', { ...utc, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

// Midnight in UTC stands for the day, so that no zone and no summer time moves it.
const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The calendar day of a moment in Zurich, as YYYY-MM-DD. */
export function zurichDay(moment: Date): string {
  return zurichParts(moment);
}

/** The day `count` days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
  return new Date(momentOf(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when `to` lies before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((momentOf(to).getTime() - momentOf(from).getTime()) / dayMs);
}

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export function isoWeekday(day: string): number {
  return momentOf(day).getUTCDay() || 7;
}

/** The Monday of the ISO week that holds the day. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - isoWeekday(day));
}

/** ISO 8601 week number of a day, 1 to 53: the week belongs to the year of its Thursday. */
export function isoWeekOfDay(day: string): number {
  const thursday = addDays(mondayOf(day), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

/** The days from `from` to `to`, both included; empty when `to` lies before. */
export function daysFromTo(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

/** "Mo" */
export function shortWeekday(day: string): string {
  return weekdayShort(momentOf(day));
}

/** "Montag" */
export function longWeekday(day: string): string {
  return weekdayLong(momentOf(day));
}

/** "16.11." */
export function shortDay(day: string): string {
  return dayAndMonth(momentOf(day));
}

/** "November 2026" */
export function monthOfYear(day: string): string {
  return monthAndYear(momentOf(day));
}

/** "Montag, 16. November 2026" */
export function fullDay(day: string): string {
  return wholeDay(momentOf(day));
}
