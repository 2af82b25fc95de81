import {
  type AuditChange,
  Refusal,
  type Services,
  type OperationDefinition,
  type OperationRun,
  transactAs,
  type Work,
} from '@pausenplatz/kernel-server';
import { adminsOf } from '@pausenplatz/schools/server';
import { yearStepChanged } from '../contract/index.ts';
import { loggedYear } from '../texts.log.ts';
import { yearFailure } from '../texts.ts';
import type { ClassStep } from '../rules/index.ts';
import type { StepMemo } from './step-memo.ts';
import type { YearChangeTables } from './tables.ts';
import { classesMadeBy, liveClasses, stepsOf } from './plan-rows.ts';
import { stateAtRest } from './run-in-hand.ts';
import { runStep } from './run-step.ts';

/** Runs a plan class by class, each in a transaction of its own; a class that was done is never done again. */
export const yearOperation: OperationDefinition<{ readonly planId: string }> = {
  kind: 'office-year',
  async run(services: Services, { planId }, run) {
    try {
      return await runPlan(services, planId, run);
    } catch (error) {
      // Whoever planned it can start it again, and what is done stays done.
      await transactAs<YearChangeTables>(services, run.ownerId)((work) => endRun(work, planId, run.operationId));
      throw error;
    }
  },
};

async function runPlan(services: Services, planId: string, run: OperationRun): Promise<{ done: number; failed: number }> {
  const transact = transactAs<YearChangeTables>(services, run.ownerId);
  const plan = await transact((work) => work.db.selectFrom('year_plan').selectAll().where('id', '=', planId).executeTakeFirst());
  // A run that was given up for lost and comes back after all leaves the plan to the one that came after it.
  if (plan?.task_id !== run.operationId) return { done: 0, failed: 0 };
  const [rows, classes] = await transact(
    async (work) => [await stepsOf(work.db, planId), await liveClasses(work.db, plan.school_id)] as const,
  );
  const todo = rows.filter(({ state, step }) => state === 'planned' && step.action !== 'none').map(({ step }) => step);
  const live = todo.filter((step) => classes.some(({ id }) => id === step.classId));
  let newClasses = classesMadeBy(rows);
  let done = 0;
  let failed = 0;
  for (const step of live) {
    try {
      await transact(async (work) => {
        const fresh = await work.db
          .selectFrom('year_step')
          .innerJoin('year_plan', 'year_plan.id', 'plan_id')
          .select(['year_step.state', 'task_id'])
          .where('plan_id', '=', planId)
          .where('class_id', '=', step.classId)
          .forUpdate('year_step')
          .executeTakeFirst();
        if (fresh?.state !== 'planned' || fresh.task_id !== run.operationId) return;
        const memo = await runStep(work, { services, planId, ownerId: run.ownerId, classes, newClasses }, step);
        await work.db
          .updateTable('year_step')
          .set({ state: 'done', ran_at: services.clock.now(), memo: JSON.stringify(memo), failure: null })
          .where('plan_id', '=', planId)
          .where('class_id', '=', step.classId)
          .execute();
        await work.audit({
          action: `year.${step.action}`,
          scopeId: plan.school_id,
          subject: { kind: 'class', id: step.classId },
          details: { plan: planId },
          changes: changesOf(memo, step),
        });
        await tellStep(work, { planId, schoolId: plan.school_id, classId: step.classId, state: 'done' });
      });
    } catch (error) {
      // One class that cannot be changed must not hold up the others; it stays as it was and says so.
      services.log.warn({ err: error }, 'a class of the school-year change failed');
      failed += 1;
      // What the failed step made is gone with it; what earlier ones made is still there.
      newClasses = classesMadeBy(await transact((work) => stepsOf(work.db, planId)));
      await transact(async (work) => {
        const words = { state: 'failed' as const, failure: error instanceof Refusal ? error.body.messageBody : yearFailure };
        const marked = await work.db
          .updateTable('year_step')
          .set(words)
          .where('plan_id', '=', planId)
          .where('class_id', '=', step.classId)
          // A run that was given up and comes back late says nothing about what another one has done.
          .where('state', '=', 'planned')
          .returning('class_id')
          .executeTakeFirst();
        if (marked) await tellStep(work, { planId, schoolId: plan.school_id, classId: step.classId, state: 'failed' });
      });
    }
    await run.report((done += 1), live.length);
  }
  await transact((work) => endRun(work, planId, run.operationId));
  return { done: done - failed, failed };
}

/** Old and new name of the class, and where each of its pupils went. */
function changesOf({ name, after, moved, change, teacherIds }: StepMemo, to: ClassStep): readonly AuditChange[] {
  const person = (id: string) => ({ kind: 'person', id }) as const;
  return [
    ...(name === after.name ? [] : [{ was: name, is: after.name }]),
    ...(to.action === 'handOver' && to.teacherId !== null
      ? [{ label: loggedYear.teacher, was: teacherIds[0] === undefined ? null : person(teacherIds[0]), is: person(to.teacherId) }]
      : []),
    ...moved.map(({ userId, classId }) => ({
      was: person(userId),
      is: classId === null ? null : ({ kind: 'class', id: classId } as const),
    })),
    ...change.leavingUserIds.map((userId) => ({ was: person(userId), is: loggedYear.leaves })),
  ];
}

/** Ends the run that the plan waits for, and no other. */
async function endRun(work: Work<YearChangeTables>, planId: string, operationId: string): Promise<void> {
  const state = stateAtRest(await stepsOf(work.db, planId));
  await work.db.updateTable('year_plan').set({ state }).where('id', '=', planId).where('task_id', '=', operationId).execute();
}

/** Tells the admins of the school, one by one, how a class of a plan stands. */
export async function tellStep(
  work: Work<YearChangeTables>,
  step: {
    readonly planId: string;
    readonly schoolId: string;
    readonly classId: string;
    readonly state: 'planned' | 'done' | 'undone' | 'failed';
  },
): Promise<void> {
  const { planId, schoolId, classId, state } = step;
  for (const userId of await adminsOf(work.db, schoolId)) work.publish({ userId }, yearStepChanged, { v: 1, planId, classId, state });
}
