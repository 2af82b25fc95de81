import { zurichDay } from '@pausenplatz/kernel-format';
import { lockFor } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import { progressLimits } from '../contract/index.ts';
import { type Attempt, type Box, firstSecure, type KnownItem, recordAll } from '../rules/index.ts';
import type { ProgressTables } from './tables.ts';

interface Batch {
  readonly userId: string;
  readonly trainer: string;
  readonly runId: string;
  readonly mode: string;
  /** In the order in which they happened. */
  readonly attempts: readonly Attempt[];
}

/** A transaction; the lock in it ends with it. */
interface Inside {
  readonly db: Kysely<ProgressTables>;
}

/**
 * Writes what somebody did in a trainer, with what is derived from it, in the caller's transaction and seven statements however much it
 * is. What was written before is left out: whoever sends twice has done it once. Answers the points that came of it.
 */
export async function recordAttempts(work: Inside, batch: Batch): Promise<number> {
  const { userId, trainer } = batch;
  if (batch.attempts.length === 0) return 0;
  // Two devices of one person, one after the other: both would otherwise count from the same state.
  await lockFor(work.db, `progress of ${userId}`);
  const attempts = await newOnes(work, batch);
  if (attempts.length === 0) return 0;
  const days = [...new Set(attempts.map(({ at }) => zurichDay(at)))];
  const before = { items: await itemsOf(work, batch, attempts), earned: await earnedOn(work, userId, days) };
  const { points, items, sums } = recordAll(attempts, before, progressLimits.pointsPerDay, zurichDay);
  const { runId, mode } = batch;
  const lastAt = attempts.reduce((latest, { at }) => (at > latest ? at : latest), new Date(0));
  await work.db
    .insertInto('progress_attempt')
    .values(
      attempts.map(({ attemptId, item, isRight, ms, at }, index) => ({
        user_id: userId,
        attempt_id: attemptId,
        trainer,
        item,
        run_id: runId,
        mode,
        is_right: isRight,
        ms,
        points: points[index] ?? 0,
        at,
      })),
    )
    .execute();
  if (items.size > 0)
    await work.db
      .insertInto('progress_item')
      .values(
        [...items].map(([item, { box, dueAt, lastPointsAt }]) => ({
          user_id: userId,
          trainer,
          item,
          box,
          due_at: dueAt,
          last_points_at: lastPointsAt,
          // What is secure already stays so since then.
          secure_at: box >= firstSecure ? lastAt : null,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'trainer', 'item']).doUpdateSet({
          box: sql`excluded.box`,
          due_at: sql`excluded.due_at`,
          last_points_at: sql`excluded.last_points_at`,
          secure_at: sql`case when excluded.secure_at is not null then coalesce(progress_item.secure_at, excluded.secure_at) end`,
        }),
      )
      .execute();
  await work.db
    .insertInto('progress_sum')
    .values(
      [...sums].map(([day, { points, answers, right, ms }]) => ({
        user_id: userId,
        trainer,
        day,
        points,
        answers,
        right_answers: right,
        ms,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'trainer', 'day']).doUpdateSet({
        points: sql`progress_sum.points + excluded.points`,
        answers: sql`progress_sum.answers + excluded.answers`,
        right_answers: sql`progress_sum.right_answers + excluded.right_answers`,
        ms: sql`progress_sum.ms + excluded.ms`,
      }),
    )
    .execute();
  return points.reduce((sum, one) => sum + one, 0);
}

async function newOnes({ db }: Inside, { userId, attempts }: Batch): Promise<Attempt[]> {
  const ids = attempts.map(({ attemptId }) => attemptId);
  const rows = await db
    .selectFrom('progress_attempt')
    .select('attempt_id')
    .where('user_id', '=', userId)
    .where('attempt_id', 'in', ids)
    .execute();
  const seen = new Set(rows.map((row) => row.attempt_id));
  // The same one twice in one batch is one, too.
  return attempts.filter(({ attemptId }) => !seen.has(attemptId) && seen.add(attemptId));
}

async function itemsOf({ db }: Inside, { userId, trainer }: Batch, attempts: readonly Attempt[]): Promise<Map<string, KnownItem>> {
  const wanted = [...new Set(attempts.flatMap(({ item }) => (item === null ? [] : [item])))];
  const rows = await db
    .selectFrom('progress_item')
    .select(['item', 'box', 'due_at', 'last_points_at'])
    .where('user_id', '=', userId)
    .where('trainer', '=', trainer)
    .where('item', '=', sql<string>`any(${wanted}::text[])`)
    .execute();
  // The table's own check keeps it between nought and six.
  return new Map(
    rows.map(({ item, box, due_at, last_points_at }) => [item, { box: box as Box, dueAt: due_at, lastPointsAt: last_points_at }]),
  );
}

/** Points of all trainers together: the bound of a day is one. */
async function earnedOn({ db }: Inside, userId: string, days: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('progress_sum')
    .select(({ fn }) => ['day', fn.sum<string>('points').as('points')])
    .where('user_id', '=', userId)
    .where('day', 'in', days)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, points }) => [day, Number(points)]));
}
