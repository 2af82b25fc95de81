import { daysBefore } from '@pausenplatz/kernel-format';
import { newId, personOf } from '@pausenplatz/kernel-server';
import { arePossible } from '@pausenplatz/progress/rules';
import type { Kysely } from 'kysely';
import { finishRun, multiplicationLimits, startRun } from '../../contract/index.ts';
import { clockFor, levels } from '../../rules/index.ts';
import { drawRun } from '../draw-run.ts';
import { handle, refuse } from '../multiplication.ts';
import { keySetOf, paceOf, settingsOfPupils } from '../queries.ts';
import { storeRun } from '../store-run.ts';
import type { MultiplicationTables } from '../tables.ts';

const startHandler = handle(startRun, async (context, input) => {
  const { userId } = personOf(context);
  const settings = (await settingsOfPupils(context.db, [userId]))(userId);
  const now = context.clock.now();
  return context.transact(async ({ db }) => {
    const tasks = await drawRun({ db, userId, settings, now }, input);
    const { kind } = input;
    const [level, series] = kind === 'level' ? [levels.find((one) => one === input.level) ?? null, input.series] : [null, null];
    const clock = clockFor(kind, level, paceOf(settings));
    const id = newId();
    await dropUnfinished(db, userId, now);
    await db
      .insertInto('multiplication_run')
      .values({
        id,
        user_id: userId,
        kind,
        level,
        series,
        clock: clock && JSON.stringify(clock),
        tasks: JSON.stringify(tasks),
        started_at: now,
      })
      .execute();
    return { id, kind, level, series, keySet: await keySetOf(db, userId), clock, tasks };
  });
});

/** Runs that were begun and left: after this long no device hands them in any more. */
async function dropUnfinished(db: Kysely<MultiplicationTables>, userId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('multiplication_run')
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .where('started_at', '<', daysBefore(now, multiplicationLimits.unfinishedDays))
    .execute();
}

const finishHandler = handle(finishRun, async (context, input) => {
  const { userId } = personOf(context);
  const now = context.clock.now();
  return context.transact(async (work) => {
    const run = await work.db
      .selectFrom('multiplication_run')
      .selectAll()
      .where('id', '=', input.id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!run) return refuse('MULTIPLICATION_RUN_NOT_FOUND');
    // Sent again because the answer was lost: it counts once.
    if (run.result) return run.result;
    if (input.answers.some(({ task }) => task >= run.tasks.length)) return refuse('MULTIPLICATION_NOT_DRAWN');
    const { answerMs } = multiplicationLimits;
    if (!arePossible(input.answers, { startedAt: run.started_at, now, answerMs })) return refuse('MULTIPLICATION_TIME_WRONG');
    return storeRun({ db: work.db }, run, input, now);
  });
});

export const runHandlers = [startHandler, finishHandler];
