import { personOf, servicesOf, type Work } from '@pausenplatz/kernel-server';
import { proveSchool, schoolsBelow } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { type ClassStep, newClassKey, ofNextRun, type PlannedClass, reviewPlan } from '../rules/index.ts';
import { type Context, refuse } from './year-change.ts';
import type { YearChangeTables } from './tables.ts';
import { runsInHand, stateAtRest } from './run-in-hand.ts';
import type { StepMemo } from './step-memo.ts';

/**
 * A plan of the caller's own, or of a school that they administer; PLAN_NOT_FOUND for everybody else. A plan whose run was lost
 * is free again.
 */
export async function proveYearPlan(context: Context, planId: string) {
  const plan = await context.db.selectFrom('year_plan').selectAll().where('id', '=', planId).executeTakeFirst();
  const { userId, adminSchoolIds, schoolIds } = personOf(context);
  const mayPlan = plan && (adminSchoolIds.includes(plan.school_id) || (plan.created_by === userId && schoolIds.includes(plan.school_id)));
  if (!plan || !mayPlan) return refuse('PLAN_NOT_FOUND');
  if (plan.state !== 'running') return plan;
  const inHand = await runsInHand(servicesOf(context), plan.task_id === null ? [] : [plan.task_id]);
  return inHand.size > 0 ? plan : { ...plan, state: stateAtRest(await stepsOf(context.db, planId)) };
}

/** Who plans for a school: its admins for all classes, teachers of a self-managed school for their own. */
export async function proveYearPlanning(context: Context, schoolId: string): Promise<{ readonly all: boolean }> {
  const { adminMode } = await proveSchool(context, schoolId, 'member');
  if (personOf(context).adminSchoolIds.includes(schoolId)) return { all: true };
  if (adminMode !== 'selfManaged') refuse('CLASS_KEPT_BY_ADMINS');
  return { all: false };
}

export interface StepRow {
  readonly step: ClassStep;
  readonly state: 'planned' | 'done' | 'undone' | 'failed';
  readonly ranAt: Date | null;
  readonly memo: StepMemo | null;
  readonly failure: string | null;
}

/** The steps of a plan in the order of their making. */
export async function stepsOf(db: Kysely<YearChangeTables>, planId: string): Promise<StepRow[]> {
  const rows = await db
    .selectFrom('year_step')
    .select(['step', 'state', 'ran_at as ranAt', 'memo', 'failure'])
    .where('plan_id', '=', planId)
    .orderBy('position')
    .execute();
  // Written by runStep when the class was changed.
  return rows.map((row) => ({ ...row, memo: row.memo as unknown as StepMemo | null }));
}

/** Before a run: what failed is tried again, and what was taken back once nothing else is left to be done. */
export async function planNextRun({ db }: Pick<Work<YearChangeTables>, 'db'>, planId: string): Promise<void> {
  const classIds = ofNextRun(await stepsOf(db, planId)).map(({ step }) => step.classId);
  if (classIds.length === 0) return;
  await db.updateTable('year_step').set({ state: 'planned' }).where('plan_id', '=', planId).where('class_id', 'in', classIds).execute();
}

export interface LiveClass extends PlannedClass {
  readonly color: string;
  readonly schoolId: string;
}

/** The live classes of a school and of its child schools with their pupils; two queries. */
export async function liveClasses(db: Kysely<YearChangeTables>, schoolId: string): Promise<LiveClass[]> {
  const classes = await db
    .selectFrom('school_class')
    .select(['id', 'name', 'color', 'school_id as schoolId'])
    .where('school_id', 'in', await schoolsBelow(db, schoolId))
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .execute();
  const ids = classes.map(({ id }) => id);
  const pupils =
    ids.length === 0
      ? []
      : await db
          .selectFrom('class_pupil')
          .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
          .select(['class_id', 'user_id'])
          .where('class_id', 'in', ids)
          .where('user_account.deleted_at', 'is', null)
          .orderBy('number')
          .execute();
  const byClass = Map.groupBy(pupils, (row) => row.class_id);
  return classes.map((one) => ({ ...one, pupilIds: (byClass.get(one.id) ?? []).map((row) => row.user_id) }));
}

/** The classes that steps of the plan have made so far, by school and name: known by what the steps remember, never by a name alone. */
export function classesMadeBy(rows: readonly StepRow[]): Map<string, string> {
  return new Map(
    rows.flatMap(({ step, memo }) =>
      step.moves.flatMap(({ userId, to }): [string, string][] => {
        const arrived = to.kind === 'newClass' ? memo?.moved.find((one) => one.userId === userId) : undefined;
        return to.kind === 'newClass' && arrived && arrived.classId !== null
          ? [[newClassKey(arrived.schoolId, to.name), arrived.classId]]
          : [];
      }),
    ),
  );
}

/** The review of a plan as it stands, with what its next run would do, or all of these steps, and whether it may. */
export function reviewOf(rows: readonly StepRow[], classes: readonly LiveClass[], steps: readonly StepRow[] = ofNextRun(rows)) {
  return reviewPlan(
    steps.map(({ step }) => step),
    classes,
    new Set(classesMadeBy(rows).values()),
  );
}
