import { newId, personOf } from '@pausenplatz/kernel-server';
import { finishRun, multiplicationLimits, startRun } from '../../contract/index.ts';
import { clockFor, levels } from '../../rules/index.ts';
import { drawRun } from '../draw-run.ts';
import { handle, refuse } from '../multiplication.ts';
import { keySetOf, paceOf, settingsOfPupils } from '../queries.ts';
import { storeRun } from '../store-run.ts';

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
    const passedMs = now.getTime() - run.started_at.getTime() + toleratedMs;
    const isImpossible = input.answers.some(
      ({ ms, afterMs }) => afterMs > passedMs || ms > afterMs + toleratedMs || ms > multiplicationLimits.answerMs,
    );
    if (isImpossible) return refuse('MULTIPLICATION_TIME_WRONG');
    return storeRun({ db: work.db }, run, input, now);
  });
});

/** Two clocks are never the same. */
const toleratedMs = 5_000;

export const runHandlers = [startHandler, finishHandler];
