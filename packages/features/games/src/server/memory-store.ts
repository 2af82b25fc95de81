import type { OutputOf } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { pointsFor } from '@pausenplatz/progress/rules';
import { recordAttempts } from '@pausenplatz/progress/server';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type finishMemory, gamesLimits, type MemoryBest } from '../contract/index.ts';
import type { GamesTables, OwnTables } from './tables.ts';

type Db = Kysely<GamesTables>;

/** The fewest turns that somebody needed for each size, of as many the quickest game. */
export async function bestOf(db: Db, userId: string): Promise<readonly MemoryBest[]> {
  const { rows } = await sql<MemoryBest>`select distinct on (size) size, turns, ms from memory_game
    where user_id = ${userId} and finished_at is not null order by size, turns, ms`.execute(db);
  return rows;
}

/** How many games of a day, YYYY-MM-DD in Zurich, have brought points. */
export async function gamesWithPoints(db: Db, userId: string, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('memory_game')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('points', '>', 0)
    .where(sql<boolean>`finished_at >= ${day}::timestamp at time zone 'Europe/Zurich'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A transaction that holds the game. */
interface Inside {
  readonly db: Kysely<GamesTables>;
}

interface Played {
  readonly turns: number;
  readonly ms: number;
  readonly now: Date;
}

/** Writes how a game went and gives its points, while the day has some left. */
export async function storeMemory(
  { db }: Inside,
  { id, user_id: userId, size }: Selectable<OwnTables['memory_game']>,
  { turns, ms, now }: Played,
): Promise<OutputOf<typeof finishMemory>> {
  const worth = (await gamesWithPoints(db, userId, zurichDay(now))) < gamesLimits.memoryWithPoints ? pointsFor.memoryWon : 0;
  const before = (await bestOf(db, userId)).find((best) => best.size === size);
  const won = { attemptId: `memory ${id}`, item: null, isRight: true, showsKnowing: false, worth, ms, at: now };
  const points = await recordAttempts({ db }, { userId, trainer: 'memory', runId: id, mode: size, attempts: [won] });
  await db
    .updateTable('memory_game')
    .set({ finished_at: now, turns, ms, points })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  return { turns, ms, points, isBest: !before || turns < before.turns || (turns === before.turns && ms < before.ms) };
}
