import { schoolYearOf } from '@pausenplatz/schools/rules';

interface DatedPlan {
  /** In which the school year begins. */
  readonly schoolYear: number;
  /** From which the plan is meant to run, YYYY-MM-DD. */
  readonly day: string;
}

/** Whether a plan is meant to run on this day: not yet, now, or never again, because its school year is over. */
export function timingOf({ schoolYear, day }: DatedPlan, today: string): 'early' | 'ready' | 'over' {
  if (schoolYearOf(today) > schoolYear) return 'over';
  return today < day ? 'early' : 'ready';
}

/** The days that a plan may be meant for: from the spring before its school year to the end of it. */
export const planDays = (schoolYear: number): { readonly first: string; readonly last: string } => ({
  first: `${schoolYear}-03-01`,
  last: `${schoolYear + 1}-07-31`,
});

/** The day that a new plan begins with: the first of its school year, or today where that has begun. */
export function proposedDay(schoolYear: number, today: string): string {
  const first = `${schoolYear}-08-01`;
  return today < first ? first : today;
}
