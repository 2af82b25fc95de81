import { daysBefore } from '@pausenplatz/kernel-format';
import { newId, personOf } from '@pausenplatz/kernel-server';
import { arePossible } from '@pausenplatz/progress/rules';
import { pacesOf } from '@pausenplatz/progress/server';
import type { Kysely } from 'kysely';
import { finishMentalRun, mentalArithmeticLimits, startMentalRun } from '../../contract/index.ts';
import { drawRun, timeLimit } from '../../rules/index.ts';
import { handle, refuse } from '../mental-arithmetic.ts';
import { lastTimed } from '../queries.ts';
import { storeRun } from '../store-run.ts';
import type { MentalArithmeticTables } from '../tables.ts';

const { twenty, most, answerMs, unfinishedDays } = mentalArithmeticLimits;

const startHandler = handle(startMentalRun, async (context, { stage, kind, withTime }) => {
  const { userId } = personOf(context);
  const now = context.clock.now();
  const pace = withTime ? (await pacesOf(context, [userId]))(userId) : 'free';
  return context.transact(async ({ db }) => {
    const limitMs = pace === 'free' ? null : timeLimit(stage, pace, await lastTimed(db, userId, stage));
    const tasks = [...drawRun(stage, kind === 'twenty' ? twenty : most, Math.random)];
    const id = newId();
    await dropUnfinished(db, userId, now);
    await db
      .insertInto('mental_arithmetic_run')
      .values({ id, user_id: userId, stage, kind, limit_ms: limitMs, tasks: JSON.stringify(tasks), started_at: now })
      .execute();
    return { id, stage, kind, limitMs, tasks };
  });
});

/** Runs that were begun and left: after this long no device hands them in any more. */
async function dropUnfinished(db: Kysely<MentalArithmeticTables>, userId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('mental_arithmetic_run')
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .where('started_at', '<', daysBefore(now, unfinishedDays))
    .execute();
}

const finishHandler = handle(finishMentalRun, async (context, { id, answers }) => {
  const { userId } = personOf(context);
  const now = context.clock.now();
  return context.transact(async ({ db }) => {
    const run = await db
      .selectFrom('mental_arithmetic_run')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!run) return refuse('MENTAL_ARITHMETIC_RUN_NOT_FOUND');
    // Sent again because the answer was lost: it counts once.
    if (run.result) return run.result;
    if (answers.some(({ task }) => task >= run.tasks.length)) return refuse('MENTAL_ARITHMETIC_NOT_DRAWN');
    if (!arePossible(answers, { startedAt: run.started_at, now, answerMs })) return refuse('MENTAL_ARITHMETIC_TIME_WRONG');
    return storeRun({ db }, run, answers, now);
  });
});

export const runHandlers = [startHandler, finishHandler];
