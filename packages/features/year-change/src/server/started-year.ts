import { daysBefore } from '@pausenplatz/kernel-format';
import { ownTables } from '@pausenplatz/kernel-server';
import type { StartedYear } from '@pausenplatz/schools/server';
import { yearLimits } from '../contract/index.ts';
import type { YearChangeTables } from './tables.ts';

/** The first year of the school year that a class was led into by a plan of the last sixty days. */
export const startedYear: StartedYear = async ({ db, clock }, classId) => {
  const row = await ownTables<YearChangeTables>(db)
    .selectFrom('year_step')
    .innerJoin('year_plan', 'year_plan.id', 'plan_id')
    .select('school_year')
    .where('class_id', '=', classId)
    .where('year_step.state', '=', 'done')
    .where('ran_at', '>', daysBefore(clock.now(), yearLimits.undoDays))
    .orderBy('ran_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.school_year ?? null;
};
