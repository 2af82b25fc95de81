import { giveStep, ownTables, type Steps } from '@pausenplatz/kernel-server';
import { startedYearStep } from '@pausenplatz/schools/server';
import { yearChangeKeeps } from './keeps.ts';
import { startedYear } from './started-year.ts';
import type { YearChangeTables } from './tables.ts';

/** What plans keep about classes and schools, and what others ask of them. */
export const yearChangeSteps: Steps = {
  keeps: yearChangeKeeps,
  given: [giveStep(startedYearStep, startedYear)],
  async exportSchool(services, schoolId) {
    const db = ownTables<YearChangeTables>(services.db);
    return { data: { yearPlans: await db.selectFrom('year_plan').selectAll().where('school_id', '=', schoolId).execute() } };
  },
};
