import { giveStep, ownTables, type Steps } from '@pausenplatz/kernel-server';
import { remindedYearStep, startedYearStep } from '@pausenplatz/schools/server';
import { yearChangeKeeps } from './keeps.ts';
import { remindedYear } from './reminded-year.ts';
import { startedYear } from './started-year.ts';
import type { YearChangeTables } from './tables.ts';

/** What plans keep about classes and schools, and what others ask of them. */
export const yearChangeSteps: Steps = {
  keeps: yearChangeKeeps,
  given: [giveStep(startedYearStep, startedYear), giveStep(remindedYearStep, remindedYear)],
  async exportSchool(services, schoolId) {
    const db = ownTables<YearChangeTables>(services.db);
    const plans = await db.selectFrom('year_plan').selectAll().where('school_id', '=', schoolId).execute();
    const steps = await db
      .selectFrom('year_step')
      .innerJoin('year_plan', 'year_plan.id', 'plan_id')
      .select(['plan_id', 'class_id', 'step', 'year_step.state', 'ran_at'])
      .where('school_id', '=', schoolId)
      .orderBy('position')
      .execute();
    return { data: { yearPlans: plans, yearSteps: steps } };
  },
};
