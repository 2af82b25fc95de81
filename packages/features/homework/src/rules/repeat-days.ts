import { addDays, daysBetween, isoWeekday, mondayOf } from '@pausenplatz/kernel-format';
import type { RepeatMode } from '../contract/words.ts';

export interface RepeatPlan {
  readonly mode: RepeatMode;
  /** Day of the first task. */
  readonly from: string;
  /** Last day that a task may fall on. */
  readonly to: string;
  /** ISO weekdays, for `selectedDays`. */
  readonly selectedDays: readonly number[];
}

/** The days after `from` on which a repeated task stands again. Daily means school days: Monday to Friday. */
export function repeatDays({ mode, from, to, selectedDays }: RepeatPlan): string[] {
  const days: string[] = [];
  for (let day = addDays(from, 1); daysBetween(day, to) >= 0; day = addDays(day, 1)) {
    if (stands(mode, from, day, selectedDays)) days.push(day);
  }
  return days;
}

function stands(mode: RepeatMode, from: string, day: string, selectedDays: readonly number[]): boolean {
  switch (mode) {
    case 'daily':
      return isoWeekday(day) <= 5;
    case 'weekly':
      return isoWeekday(day) === isoWeekday(from);
    case 'biweekly':
      return isoWeekday(day) === isoWeekday(from) && daysBetween(mondayOf(from), mondayOf(day)) % 14 === 0;
    case 'selectedDays':
      return selectedDays.includes(isoWeekday(day));
  }
}
