import { randomInt } from 'node:crypto';
import { daysBefore, zurichDay } from '@pausenplatz/kernel-format';
import { newId, personOf } from '@pausenplatz/kernel-server';
import { pairSourceStep } from '@pausenplatz/progress/server';
import type { Kysely } from 'kysely';
import { finishMemory, gamesLimits as limits, getMemory, getMemoryPairs, startMemory } from '../../contract/index.ts';
import { dealt, playedOver } from '../../rules/index.ts';
import { lentSet } from '../lent-sets.ts';
import { bestOf, gamesWithPoints, storeMemory } from '../memory-store.ts';
import { handle, refuse } from '../games.ts';
import type { GamesTables } from '../tables.ts';

const getHandler = handle(getMemory, async (context) => {
  const person = personOf(context);
  const sources = context.steps.given(pairSourceStep);
  const lent = [];
  for (const { step } of sources) {
    const sets = await step.list(context, person);
    lent.push(...sets.map((set) => ({ kind: step.kind, ...set })));
  }
  const best = await bestOf(context.db, person.userId);
  const left = limits.memoryWithPoints - (await gamesWithPoints(context.db, person.userId, zurichDay(context.clock.now())));
  return { sets: lent, best: best.map(({ size, turns, ms }) => ({ size, turns, ms })), gamesWithPoints: Math.max(0, left) };
});

const pairsHandler = handle(getMemoryPairs, async (context, { kind, id }) => {
  const found = (await lentSet(context, personOf(context), { kind, id })) ?? refuse('GAMES_SET_NOT_FOUND');
  return { title: found.title, pairs: found.pairs.map(({ first, second }) => ({ first: faceOf(first), second: faceOf(second) })) };
});

type Side = { readonly text: string; readonly picture: { readonly widths: readonly number[] } | null };
const faceOf = <Own extends Side>({ text, picture }: Own) => ({
  text,
  picture: picture && { ...(picture as NonNullable<Own['picture']>), widths: [...picture.widths] },
});

/** What is drawn lies within what a column of integers holds. */
const seeds = 2 ** 31 - 1;

const startHandler = handle(startMemory, async (context, { size, set }) => {
  const { userId } = personOf(context);
  const now = context.clock.now();
  return context.transact(async ({ db }) => {
    await dropOpen(db, userId, now);
    const game = { id: newId(), user_id: userId, size, set_name: set, seed: randomInt(seeds), started_at: now };
    await db
      .insertInto('memory_game')
      .values({ ...game, finished_at: null, turns: null, ms: null, points: null })
      .execute();
    return { id: game.id, seed: game.seed };
  });
});

/** Games that were begun and left: after this long no device hands them in any more. */
async function dropOpen(db: Kysely<GamesTables>, userId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('memory_game')
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .where('started_at', '<', daysBefore(now, limits.memoryOpenDays))
    .execute();
}

/** Two clocks are never the same. */
const toleratedMs = 5_000;

const finishHandler = handle(finishMemory, async (context, { id, turns, ms }) => {
  const { userId } = personOf(context);
  const now = context.clock.now();
  return context.transact(async ({ db }) => {
    const row = await db
      .selectFrom('memory_game')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refuse('GAMES_MEMORY_NOT_FOUND');
    // Sent again because the answer was lost: it counts once.
    if (row.finished_at !== null) return { turns: row.turns ?? 0, ms: row.ms ?? 0, points: row.points ?? 0, isBest: false };
    const game = playedOver(dealt(row.size, row.seed), turns);
    if (!game) return refuse('GAMES_MEMORY_MOVES');
    if (ms > now.getTime() - row.started_at.getTime() + toleratedMs) return refuse('GAMES_MEMORY_TIME');
    return storeMemory({ db }, row, { turns: turns.length, ms, now });
  });
});

export const memoryHandlers = [getHandler, pairsHandler, startHandler, finishHandler];
