import { giveStep, ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { leftSchoolStep, remindedYearStep, startedYearStep } from '@pausenplatz/schools/server';
import { yearChangeKeeps } from './keeps.ts';
import { remindLeavers } from './leavers.ts';
import { remindedYear } from './reminded-year.ts';
import { startedYear } from './started-year.ts';
import type { YearChangeTables } from './tables.ts';

/** What plans keep about classes and schools, and what others ask of them. */
export const yearChangeSteps: Steps = {
  keeps: yearChangeKeeps,
  given: [
    giveStep(startedYearStep, startedYear),
    giveStep(remindedYearStep, remindedYear),
    giveStep(leftSchoolStep, (services, work, schoolId, userIds) =>
      remindLeavers(ownWork<YearChangeTables>(work), services, schoolId, userIds),
    ),
  ],
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
