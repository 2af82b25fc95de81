import { addDays, isoWeekday } from '@pausenplatz/kernel-format';

/** The school day that counts on a day, on weekends Monday, and the school day after it. */
export function schoolDays(today: string): { readonly first: string; readonly next: string } {
  const first = schoolDayFrom(today);
  return { first, next: schoolDayFrom(addDays(first, 1)) };
}

const schoolDayFrom = (day: string): string => (isoWeekday(day) > 5 ? addDays(day, 8 - isoWeekday(day)) : day);
