import { personOf, servicesOf } from '@pausenplatz/kernel-server';
import { daysAfter, zurichDay } from '@pausenplatz/kernel-format';
import { schoolsBelow, yearChangeStep } from '@pausenplatz/schools/server';
import { yearLimits, type YearPlan } from '../contract/index.ts';
import { type Context } from './year-change.ts';
import { membersOf, openRequestsOf, peopleById, readSchools } from '@pausenplatz/office/server';
import type { OwnTables } from './tables.ts';
import { ofNextRun, timingOf } from '../rules/index.ts';
import { alreadyThere } from './already-there.ts';
import { type LiveClass, liveClasses, reviewOf, type StepRow, stepsOf } from './plan-rows.ts';

/** A plan with its review. Steps that ran are shown with what they did; the others with what they would do now. */
export async function presentPlan(
  context: Context,
  plan: Pick<OwnTables['year_plan'], 'id' | 'school_id' | 'school_year' | 'day' | 'state' | 'task_id'>,
): Promise<YearPlan> {
  const { db } = context;
  const [rows, classes] = [await stepsOf(db, plan.id), await liveClasses(db, plan.school_id)];
  const review = reviewOf(
    rows,
    classes,
    rows.filter(({ state }) => state !== 'done'),
  );
  const names = await namesOfClasses(
    context,
    rows.map(({ step }) => step.classId),
  );
  const people = await peopleById(db, [...new Set(classes.flatMap(({ pupilIds }) => pupilIds))]);
  const [school] = await readSchools(db, personOf(context), [plan.school_id]);
  const there = await alreadyThere(db, plan.school_year, classes, plan.id);
  const now = context.clock.now();
  const timing = timingOf({ schoolYear: plan.school_year, day: plan.day }, zurichDay(now));
  const content = plan.state === 'draft' ? await contentOf(context, classes) : new Map<string, Record<string, number>>();
  return {
    id: plan.id,
    schoolId: plan.school_id,
    schoolName: school?.name ?? '',
    schoolYear: plan.school_year,
    state: plan.state,
    day: plan.day,
    timing,
    operationId: plan.task_id,
    newClassNames: [...review.newClassNames],
    mayRun: timing !== 'over' && reviewOf(rows, classes).mayRun,
    adminMode: school?.adminMode ?? 'admin',
    writing: plan.state === 'running' ? [] : await writingOf(context, rows),
    openRequests: (await openRequestsOf(db, plan.school_id)).length,
    teachers: await membersOf(db, await schoolsBelow(db, plan.school_id), 'teacher'),
    steps: rows.map((row) => {
      const found = review.steps.find(({ classId }) => classId === row.step.classId);
      const live = classes.find(({ id }) => id === row.step.classId);
      const named = names.get(row.step.classId);
      return {
        step: { ...row.step, moves: row.step.moves.map((move) => ({ ...move })) },
        className: row.memo?.name ?? named?.name ?? '',
        color: named?.color ?? 'grey',
        pupils: (live?.pupilIds ?? []).flatMap((id) => people.get(id) ?? []),
        state: row.state,
        undoUntil: undoUntil(row, now),
        left: leftWith(row, now),
        stay: found?.stay ?? 0,
        move: found?.move ?? 0,
        leave: found?.leave ?? 0,
        arrive: found?.arrive ?? 0,
        nameAfter: row.memo?.after.name ?? found?.nameAfter ?? named?.name ?? '',
        warnings: [
          ...(found?.warnings ?? []),
          ...(row.step.action !== 'none' && there.has(row.step.classId) ? (['alreadyThere'] as const) : []),
        ],
        content: content.get(row.step.classId) ?? {},
        failure: row.failure,
      };
    }),
  };
}

function undoUntil({ state, ranAt }: Pick<StepRow, 'state' | 'ranAt'>, now: Date): string | null {
  if (state !== 'done' || !ranAt) return null;
  const until = daysAfter(ranAt, yearLimits.undoDays);
  return until > now ? until.toISOString() : null;
}

/** Whoever left the school with this step, as long as they are reminded. */
function leftWith({ state, ranAt, memo }: StepRow, now: Date): { count: number; until: string } | null {
  const count = memo?.change.leavingUserIds.length ?? 0;
  const until = undoUntil({ state, ranAt }, now);
  return count === 0 || until === null ? null : { count, until };
}

/** Who writes in the classes that the next run would change: one question to each feature. */
async function writingOf(context: Context, rows: readonly StepRow[]) {
  const services = servicesOf(context);
  const ids = ofNextRun(rows).flatMap(({ step }) => (step.action === 'none' ? [] : [step.classId]));
  const asked = services.steps.given(yearChangeStep).flatMap(({ step }) => (step.writing ? [step.writing] : []));
  return (await Promise.all(asked.map((ask) => ask(services, ids)))).flat();
}

/** Archived and deleted classes have names too. */
async function namesOfClasses({ db }: Context, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string; color: string }>();
  const rows = await db.selectFrom('school_class').select(['id', 'name', 'color']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name, color }) => [id, { name, color }]));
}

/** What every feature has in these classes, for the review: one question to each feature, however large the school is. */
async function contentOf(context: Context, classes: readonly LiveClass[]): Promise<Map<string, Record<string, number>>> {
  const services = servicesOf(context);
  const ids = classes.map(({ id }) => id);
  const counters = services.steps.given(yearChangeStep).flatMap(({ step }) => (step.count ? [step.count] : []));
  const parts = await Promise.all(counters.map((count) => count(services, ids)));
  return new Map(ids.map((id) => [id, Object.assign({}, ...parts.map((part) => part.get(id)))]));
}
