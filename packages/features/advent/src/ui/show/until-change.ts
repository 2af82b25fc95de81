import type { ShownCalendar } from '../../contract/calendar.ts';

/** Longest wait that a timer of a browser takes, and how much later than the server’s moment it asks again. */
const longestMs = 6 * 60 * 60 * 1_000;
const laterMs = 150;

/** Milliseconds until something opens or closes by itself, by the server's clock as it was when it answered; null where nothing will. */
export function untilChange({ changesAt, now }: Pick<ShownCalendar, 'changesAt' | 'now'>): number | null {
  if (changesAt === null) return null;
  return Math.min(longestMs, Math.max(laterMs, Date.parse(changesAt) - Date.parse(now) + laterMs));
}
