import { mondayOf, zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, handlersFor, personOf, refuserFor } from '@pausenplatz/kernel-server';
import { isStillHere, proveClass } from '@pausenplatz/schools/server';
import { getClassPerformance, getOwnPerformance, getProgress, getPupilPerformance } from '../contract/index.ts';
import { masteryOf } from '../rules/index.ts';
import { classPerformance } from './class-performance.ts';
import { performanceOf } from './performance.ts';
import { sumsSince, trainersOf } from './queries.ts';
import { progressRefusals } from './refusals.ts';
import { type Learner, trainerStatesStep } from './trainer-states.ts';
import type { ProgressTables } from './tables.ts';

const { handle } = handlersFor<ProgressTables>();
const refuse = refuserFor(progressRefusals);
type Context = CallContext<ProgressTables>;

const getHandler = handle(getProgress, async (context) => {
  const { userId } = personOf(context);
  const now = context.clock.now();
  const today = zurichDay(now);
  const rows = await trainersOf(context.db, userId, now);
  const names = [...new Set(rows.map(({ trainer }) => trainer))];
  const trainers = names.map((trainer) => {
    const own = rows.filter((row) => row.trainer === trainer);
    const count = (of: typeof own, part: 'met' | 'due') => of.reduce((sum, row) => sum + row[part], 0);
    const secure = own.filter(({ box }) => masteryOf(box) === 'secure');
    return { trainer, known: count(own, 'met'), due: count(own, 'due'), secure: count(secure, 'met') };
  });
  for (const { step } of context.steps.given(trainerStatesStep)) trainers.push(...(await step(context, personOf(context))));
  const days = await sumsSince(context.db, userId, mondayOf(today));
  const ofToday = days.filter(({ day }) => day === today);
  const sum = (of: typeof days, part: 'points' | 'answers') => of.reduce((total, row) => total + row[part], 0);
  return { trainers, pointsToday: sum(ofToday, 'points'), pointsWeek: sum(days, 'points'), answersToday: sum(ofToday, 'answers') };
});

/** Everything of a person; who may read it was proven before. */
async function performanceFor(context: Context, learner: Learner) {
  const { userId } = learner;
  const now = context.clock.now();
  const person = await context.db.selectFrom('user_account').select('first_name').where('id', '=', userId).executeTakeFirst();
  const own = await performanceOf(context.db, { userId, now, today: zurichDay(now) });
  const trainers = [...own.trainers];
  // They keep no days: a state without a curve.
  for (const { step } of context.steps.given(trainerStatesStep))
    for (const state of await step(context, learner)) trainers.push({ ...state, secureByWeek: [] });
  return { firstName: person?.first_name ?? '', ...own, trainers };
}

const ownHandler = handle(getOwnPerformance, (context) => performanceFor(context, personOf(context)));

const pupilHandler = handle(getPupilPerformance, async (context, { id }) => {
  const own = personOf(context);
  if (id === own.userId) return performanceFor(context, own);
  const attendsClassIds = await taughtClasses(context, id, own.teachesClassIds);
  if (attendsClassIds.length === 0) return refuse('PROGRESS_NOT_FOUND');
  return performanceFor(context, { userId: id, roles: ['Pupil'], attendsClassIds });
});

/** Living classes of today in which both are; who taught somebody once knows no more. */
async function taughtClasses({ db }: Context, pupilId: string, classIds: readonly string[]): Promise<string[]> {
  if (classIds.length === 0) return [];
  const rows = await db
    .selectFrom('class_pupil')
    .select('class_id')
    .where('user_id', '=', pupilId)
    .where('class_id', 'in', classIds)
    .where(isStillHere)
    .execute();
  return rows.map((row) => row.class_id);
}

const classHandler = handle(getClassPerformance, async (context, { classId }) => {
  const scope = await proveClass(context, classId, 'review');
  return { className: scope.className, pupils: await classPerformance(context.db, scope, zurichDay(context.clock.now())) };
});

export const progressHandlers = [getHandler, ownHandler, pupilHandler, classHandler];
