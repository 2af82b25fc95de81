import { addDays, mondayOf } from '@pausenplatz/kernel-format';

/** Nobody looks further back. */
const longest = 400;

/**
 * Days in a row, counted back from today; each calendar week has one free day, which counts with the days around it. A today without
 * practice breaks nothing yet. `free` are the missed days that were the free one of their week.
 */
export function streakOf(practised: ReadonlySet<string>, today: string): { readonly days: number; readonly free: readonly string[] } {
  const takenWeeks = new Set<string>();
  const free: string[] = [];
  // A free day before the first practised one belongs to no row.
  let pending: string[] = [];
  let days = 0;
  for (let back = practised.has(today) ? 0 : 1; back < longest; back += 1) {
    const day = addDays(today, -back);
    if (practised.has(day)) {
      days += 1 + pending.length;
      free.push(...pending);
      pending = [];
    } else if (takenWeeks.has(mondayOf(day))) break;
    else {
      takenWeeks.add(mondayOf(day));
      pending.push(day);
    }
  }
  return { days, free };
}
