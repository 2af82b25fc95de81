import { addDays, clockTime, dayWithWeekday, shortDay, zurichDay } from '@pausenplatz/kernel-format';
import { listTexts, streamTexts } from '../../texts.ui.ts';

/** The day above messages: today, yesterday, or the date. */
export function dayHeading(date: string, now: Date): string {
  const [day, today] = [zurichDay(new Date(date)), zurichDay(now)];
  if (day === today) return streamTexts.today;
  return day === addDays(today, -1) ? streamTexts.yesterday : dayWithWeekday(new Date(date));
}

/** When a chat was last written in: the time today, the day before that. */
export function lastWords(date: string, now: Date): string {
  const [day, today] = [zurichDay(new Date(date)), zurichDay(now)];
  if (day === today) return clockTime(date);
  return day === addDays(today, -1) ? listTexts.yesterday : shortDay(day);
}
