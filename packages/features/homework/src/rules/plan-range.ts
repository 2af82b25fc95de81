import { addDays, isoWeekday, mondayOf } from '@pausenplatz/kernel-format';
import type { PlanView } from '../contract/words.ts';

interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** First and last day that a view of the plan shows around `day`; a month is shown in whole weeks, a list for four weeks. */
export function planRange(view: PlanView, day: string): DayRange {
  switch (view) {
    case 'day':
      return { from: day, to: day };
    case 'week':
      return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
    case 'list':
      return { from: day, to: addDays(day, 27) };
    case 'month': {
      const first = `${day.slice(0, 7)}-01`;
      // The 28th plus four days lies in the next month, whatever its length.
      const last = addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);
      return { from: mondayOf(first), to: addDays(last, 7 - isoWeekday(last)) };
    }
  }
}

/** The day that the arrows of a view lead to: one day, week, month or four weeks further. */
export function stepDay(view: PlanView, day: string, by: -1 | 1): string {
  switch (view) {
    case 'day':
      return addDays(day, by);
    case 'week':
      return addDays(day, 7 * by);
    case 'list':
      return addDays(day, 28 * by);
    case 'month': {
      const first = `${day.slice(0, 7)}-01`;
      return by === 1 ? `${addDays(first, 31).slice(0, 7)}-01` : `${addDays(first, -1).slice(0, 7)}-01`;
    }
  }
}
