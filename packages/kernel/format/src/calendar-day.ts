import { dateFormat } from './date-format.ts';
import { addDays, dayMs, mondayOf, momentOf } from './week-start.ts';

const utc = { timeZone: 'UTC' } as const;
const weekdayShort = dateFormat('de-CH', { ...utc, weekday: 'short' });
const weekdayLong = dateFormat('de-CH', { ...utc, weekday: 'long' });
const dayAndMonth = dateFormat('de-CH', { ...utc, day: 'numeric', month: 'numeric' });
const monthAndYear = dateFormat('de-CH', { ...utc, month: 'long', year: 'numeric' });
const wholeDay = dateFormat('de-CH', { ...utc, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Whole days from one day to another; negative when `to` lies before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((momentOf(to).getTime() - momentOf(from).getTime()) / dayMs);
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
