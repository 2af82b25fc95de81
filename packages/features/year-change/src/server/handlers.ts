import { newId, personOf, servicesOf, startOperation } from '@pausenplatz/kernel-server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { daysBefore, zurichDay } from '@pausenplatz/kernel-format';
import { proveClass, schoolsBelow } from '@pausenplatz/schools/server';
import {
  createYearPlan,
  deleteYearPlan,
  getYearPlan,
  listYearPlans,
  yearLimits,
  runYearPlan,
  setYearStep,
  undoYearPlan,
  undoYearStep,
} from '../contract/index.ts';
import { officeLimits } from '@pausenplatz/office/contract';
import { type ClassStep, nextClassName, ofNextRun, plannedSchoolYear, proposedDay, timingOf } from '../rules/index.ts';
import { schoolYearName } from '@pausenplatz/schools/rules';
import { alreadyThere } from './already-there.ts';
import { setYearPlanDayHandler } from './plan-day.ts';
import { type Context, handle, refuse } from './year-change.ts';
import { liveClasses, planNextRun, proveYearPlan, proveYearPlanning, reviewOf, stepsOf } from './plan-rows.ts';
import { presentPlan } from './present-plan.ts';
import type { StepMemo } from './step-memo.ts';
import { refuseDoubledNames, takeBack } from './undo-plan.ts';
import { runsInHand } from './run-in-hand.ts';
import { yearOperation } from './year-operation.ts';

const listYearPlansHandler = handle(listYearPlans, async (context, { schoolId }) => {
  const { all } = await proveYearPlanning(context, schoolId);
  const { userId } = personOf(context);
  const plans = await context.db
    .selectFrom('year_plan')
    .leftJoin('year_step', 'year_step.plan_id', 'year_plan.id')
    .select(['year_plan.id', 'school_year as schoolYear', 'year_plan.state', 'task_id', 'created_at as at'])
    .select((select) => [
      select.fn.count<string>('year_step.class_id').as('steps'),
      select.fn.count<string>('year_step.class_id').filterWhere('year_step.state', '=', 'done').as('done'),
      select.fn.count<string>('year_step.class_id').filterWhere('year_step.state', '=', 'undone').as('undone'),
    ])
    .where('school_id', '=', schoolId)
    .where((where) => (all ? where.lit(true) : where('created_by', '=', userId)))
    .groupBy('year_plan.id')
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  const inHand = await runsInHand(
    servicesOf(context),
    plans.flatMap(({ state, task_id }) => (state === 'running' && task_id !== null ? [task_id] : [])),
  );
  const stateOf = ({ state, task_id, done, undone }: (typeof plans)[number]) => {
    if (state !== 'running' || inHand.has(task_id ?? '')) return state;
    return Number(done) + Number(undone) > 0 ? 'done' : 'draft';
  };
  return {
    plans: plans.map((plan) => ({
      id: plan.id,
      schoolYear: plan.schoolYear,
      state: stateOf(plan),
      steps: Number(plan.steps),
      done: Number(plan.done),
      at: plan.at.toISOString(),
    })),
  };
});

const createYearPlanHandler = handle(createYearPlan, async (context, { schoolId }) => {
  const { all } = await proveYearPlanning(context, schoolId);
  const { userId, teachesClassIds } = personOf(context);
  const now = context.clock.now();
  const today = zurichDay(now);
  const schoolYear = plannedSchoolYear(today);
  const classes = await liveClasses(context.db, schoolId);
  const there = await alreadyThere(context.db, schoolYear, classes);
  const byName = new Intl.Collator('de-CH', { numeric: true });
  const steps = classes
    .filter(({ id }) => all || teachesClassIds.includes(id))
    .toSorted((one, other) => byName.compare(one.name, other.name))
    .slice(0, yearLimits.stepsPerPlan)
    .map(({ id, name }): ClassStep => ({
      classId: id,
      // Whoever leads a class twice into the same year makes a 5a of the 3a.
      action: there.has(id) ? 'none' : 'continue',
      newName: there.has(id) ? null : nextClassName(name),
      teacherId: null,
      content: 'keep',
      moves: [],
    }));
  return context.transact(async (work) => {
    const id = newId();
    await work.db
      .insertInto('year_plan')
      .values({
        id,
        school_id: schoolId,
        school_year: schoolYear,
        day: proposedDay(schoolYear, today),
        state: 'draft',
        task_id: null,
        created_by: userId,
        created_at: now,
      })
      .execute();
    const rows = steps.map((step, position) => ({
      plan_id: id,
      class_id: step.classId,
      position,
      step: JSON.stringify(step),
      state: 'planned' as const,
      ran_at: null,
      memo: null,
      failure: null,
    }));
    if (rows.length > 0) await work.db.insertInto('year_step').values(rows).execute();
    await work.audit({
      action: 'year.plan',
      scopeId: schoolId,
      subject: { kind: 'school', id: schoolId },
      details: { plan: id },
      changes: [{ is: `${schoolYear}/${String(schoolYear + 1).slice(-2)}` }],
    });
    return { id };
  });
});

const getYearPlanHandler = handle(getYearPlan, async (context, { id }) => presentPlan(context, await proveYearPlan(context, id)));

const setYearStepHandler = handle(setYearStep, async (context, { planId, step }) => {
  const plan = await proveYearPlan(context, planId);
  if (plan.state === 'running') refuse('PLAN_HAS_RUN');
  const classes = await liveClasses(context.db, plan.school_id);
  const known = new Set(classes.map(({ id }) => id));
  if (!known.has(step.classId)) refuse('CLASS_NOT_FOUND');
  await proveClass(context, step.classId, 'administer');
  if (step.teacherId !== null) await proveTeacher(context, plan.school_id, step.teacherId);
  await context.transact(async (work) => {
    // A run that begins in this moment is waited for: it would do the old step, and the plan would show the new one.
    const now = await work.db.selectFrom('year_plan').select(['state', 'task_id']).where('id', '=', planId).forUpdate().executeTakeFirst();
    if (!now || (now.state === 'running' && now.task_id !== plan.task_id)) refuse('PLAN_HAS_RUN');
    const updated = await work.db
      .updateTable('year_step')
      .set({ step: JSON.stringify(step), state: 'planned', memo: null, failure: null })
      .where('plan_id', '=', planId)
      .where('class_id', '=', step.classId)
      .where('state', '!=', 'done')
      .returning('class_id')
      .execute();
    if (updated.length > 0) return;
    const done = await work.db
      .selectFrom('year_step')
      .select('state')
      .where('plan_id', '=', planId)
      .where('class_id', '=', step.classId)
      .executeTakeFirst();
    if (done) refuse('PLAN_STEP_DONE');
    // A class that was made after the plan joins it here.
    const { last } = await work.db
      .selectFrom('year_step')
      .select((select) => select.fn.max<number | null>('position').as('last'))
      .where('plan_id', '=', planId)
      .executeTakeFirstOrThrow();
    const row = {
      plan_id: planId,
      class_id: step.classId,
      position: (last ?? -1) + 1,
      step: JSON.stringify(step),
      state: 'planned' as const,
    };
    await work.db
      .insertInto('year_step')
      .values({ ...row, ran_at: null, memo: null, failure: null })
      .execute();
  });
  return confirmed;
});

/** Classes are handed to teachers of the school or of one that hangs together with it. */
async function proveTeacher(context: Context, schoolId: string, teacherId: string): Promise<void> {
  const found = await context.db
    .selectFrom('school_member')
    .innerJoin('user_account', 'user_account.id', 'school_member.user_id')
    .select('user_id')
    .where('school_id', 'in', await schoolsBelow(context.db, schoolId))
    .where('user_id', '=', teacherId)
    .where('kind', '=', 'teacher')
    .where('user_account.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) refuse('PERSON_NOT_FOUND');
}

const runYearPlanHandler = handle(runYearPlan, async (context, { planId }) => {
  const plan = await proveYearPlan(context, planId);
  const { userId } = personOf(context);
  if (timingOf({ schoolYear: plan.school_year, day: plan.day }, zurichDay(context.clock.now())) === 'over')
    refuse('PLAN_YEAR_OVER', { details: { year: schoolYearName(plan.school_year) } });
  const rows = await stepsOf(context.db, planId);
  const open = ofNextRun(rows).map(({ step }) => step);
  // Rights may have gone since the plan was made.
  for (const { classId, action } of open) if (action !== 'none') await proveClass(context, classId, 'administer');
  if (!reviewOf(rows, await liveClasses(context.db, plan.school_id)).mayRun) refuse('PLAN_NOT_READY');
  return context.transact(async (work) => {
    const row = await work.db
      .selectFrom('year_plan')
      .select(['state', 'task_id'])
      .where('id', '=', planId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Pressing twice runs once; only the run that was found lost gives way to a new one.
    const isLost = plan.state !== 'running' && row.task_id === plan.task_id;
    if (row.state === 'running' && !isLost) return { operationId: row.task_id ?? refuse('PLAN_HAS_RUN') };
    await planNextRun(work, planId);
    const operationId = await startOperation(context, work, yearOperation, { ownerId: userId, scopeId: plan.school_id, input: { planId } });
    await work.db.updateTable('year_plan').set({ state: 'running', task_id: operationId }).where('id', '=', planId).execute();
    return { operationId };
  });
});

const undoYearStepHandler = handle(undoYearStep, async (context, { planId, classId }) => {
  const plan = await proveYearPlan(context, planId);
  const oldest = daysBefore(context.clock.now(), yearLimits.undoDays);
  const late = () => refuse('PLAN_UNDO_IMPOSSIBLE', { details: { days: yearLimits.undoDays } });
  await context.transact(async (work) => {
    const row = await work.db
      .selectFrom('year_step')
      .selectAll()
      .where('plan_id', '=', planId)
      .where('class_id', '=', classId)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.state !== 'done' || !row.memo) return refuse('CLASS_NOT_FOUND');
    if (!row.ran_at || row.ran_at < oldest) late();
    // Written by runStep when the class was changed.
    const memo = row.memo as unknown as StepMemo;
    const obstacle = await takeBack(work, servicesOf(context), { planId, schoolId: plan.school_id, classId, memo });
    if (obstacle === 'classErased') refuse('PLAN_CLASS_ERASED', { details: { days: officeLimits.trashDays } });
    if (obstacle === 'changed') late();
    await refuseDoubledNames(work, [classId]);
  });
  return confirmed;
});

const undoYearPlanHandler = handle(undoYearPlan, async (context, { planId }) => {
  const plan = await proveYearPlan(context, planId);
  const oldest = daysBefore(context.clock.now(), yearLimits.undoDays);
  return context.transact(async (work) => {
    const rows = await work.db
      .selectFrom('year_step')
      .innerJoin('school_class', 'school_class.id', 'year_step.class_id')
      .select(['class_id', 'memo', 'ran_at', 'name'])
      .where('plan_id', '=', planId)
      .where('state', '=', 'done')
      // What ran last is taken back first.
      .orderBy('position', 'desc')
      .forUpdate('year_step')
      .execute();
    const undone: string[] = [];
    const left: string[] = [];
    for (const { class_id: classId, memo, ran_at, name } of rows) {
      const step = { planId, schoolId: plan.school_id, classId, memo: memo as unknown as StepMemo };
      const isLate = !memo || !ran_at || ran_at < oldest;
      if (isLate || (await takeBack(work, servicesOf(context), step))) left.push(name);
      else undone.push(classId);
    }
    await refuseDoubledNames(work, undone);
    return { undone: undone.length, left };
  });
});

const deleteYearPlanHandler = handle(deleteYearPlan, async (context, { id }) => {
  const plan = await proveYearPlan(context, id);
  if (plan.state !== 'draft') refuse('PLAN_HAS_RUN');
  await context.transact((work) =>
    work.db
      .deleteFrom('year_plan')
      .where('id', '=', id)
      // A draft, or a run that was lost before it had done anything.
      .where((where) => where.or([where('state', '=', 'draft'), where('task_id', '=', plan.task_id)]))
      .execute(),
  );
  return confirmed;
});

export const yearHandlers = [
  listYearPlansHandler,
  createYearPlanHandler,
  getYearPlanHandler,
  setYearStepHandler,
  setYearPlanDayHandler,
  runYearPlanHandler,
  undoYearStepHandler,
  undoYearPlanHandler,
  deleteYearPlanHandler,
];
