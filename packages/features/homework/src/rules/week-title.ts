import { addDays, isoWeekOfDay } from '@pausenplatz/kernel-format';

const placeholder = /\{KW(?:([+-])(\d{1,2}))?\}/g;
const weeksOfPlaceholder = 52;

/**
 * Fills `{KW}`, `{KW+1}`, `{KW-1}` in a planner's title with the ISO week of `day`. Backwards the number wraps at 52
 * (specification section 9); forwards, and without an offset, a real week 53 is shown as it is (H6).
 */
export function weekTitle(title: string, day: string): string {
  return title.replaceAll(placeholder, (_whole, sign: string | undefined, count: string | undefined) => {
    const weeks = Number(count ?? 0);
    if (sign !== '-') return String(isoWeekOfDay(addDays(day, 7 * weeks)));
    const shifted = isoWeekOfDay(day) - weeks;
    return String(shifted < 1 ? weeksOfPlaceholder - (-shifted % weeksOfPlaceholder) : shifted);
  });
}
