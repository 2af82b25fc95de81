import { addDays, isoWeekday, zurichMoment } from '@pausenplatz/kernel-format';

interface Days {
  /** YYYY-MM-DD. */
  readonly startsOn: string;
  readonly schoolDaysOnly: boolean;
}

const isWeekend = (day: string): boolean => isoWeekday(day) > 5;

/** The days of `count` doors, one each, from the first day on; without weekends where only school days count. */
export function doorDays({ startsOn, schoolDaysOnly }: Days, count: number): readonly string[] {
  const days: string[] = [];
  for (let day = startsOn; days.length < count; day = addDays(day, 1)) if (!schoolDaysOnly || !isWeekend(day)) days.push(day);
  return days;
}

/** The moment at which clocks in Zurich show a full hour of a day; in the night in which that hour is left out, the one after it. */
export function momentOn(day: string, hour: number): Date {
  for (let tried = hour; tried < 24; tried += 1) {
    const moment = zurichMoment(`${day}T${String(tried).padStart(2, '0')}:00`);
    if (moment) return moment;
  }
  return new Date(`${day}T23:00:00Z`);
}
