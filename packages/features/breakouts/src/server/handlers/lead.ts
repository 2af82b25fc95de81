import { type BreakoutRound, changeBreakoutRound, changeBreakoutTeam, getBreakoutTeams } from '../../contract/index.ts';
import { afterPause, stateOf } from '../../rules/index.ts';
import type { Kysely } from 'kysely';
import { handle, refuse } from '../breakouts.ts';
import { changeAsKeeper, type Context, type OwnWork, tell } from '../change.ts';
import { presentTeam, type Standing, standIn, timesOf } from '../present.ts';
import { gameOf, locksOf } from '../queries.ts';
import { type KeepScope, proveKeeping } from '../scope.ts';
import type { BreakoutsTables } from '../tables.ts';

/** All teams: three queries, however many they are. */
async function readRound(context: Pick<Context, 'clock'>, db: Kysely<BreakoutsTables>, { blockId }: KeepScope): Promise<BreakoutRound> {
  const now = context.clock.now();
  const [locks, game] = [await locksOf(db, blockId), await gameOf(db, blockId)];
  const teams = await db
    .selectFrom('breakout_team')
    .selectAll()
    .where('block_id', '=', blockId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    locks: locks.length,
    isStarted: game.started_at !== null,
    isEnded: game.ended_at !== null,
    teams: teams.map((team) => presentTeam(now, standIn(team, game, locks))),
  };
}

const teamsHandler = handle(getBreakoutTeams, async (context, { blockId }) =>
  readRound(context, context.db, await proveKeeping(context, blockId)),
);

const roundHandler = handle(changeBreakoutRound, async (context, { blockId, to }) =>
  changeAsKeeper(context, blockId, async (work, scope) => {
    const now = context.clock.now();
    if (to === 'started') await beginAll(work, scope, now);
    if (to === 'ended') await writeGame(work, scope, { ended_at: now });
    if (to === 'cleared') {
      await work.db.deleteFrom('breakout_team').where('block_id', '=', blockId).execute();
      await writeGame(work, scope, { started_at: null, ended_at: null });
    }
    tell(work, scope, null);
    return readRound(context, work.db, scope);
  }),
);

/** Those who wait begin at the same moment; who comes later begins at once. A game that was ended goes on. */
async function beginAll(work: OwnWork, scope: KeepScope, now: Date): Promise<void> {
  const { ended_at } = await gameOf(work.db, scope.blockId);
  const away = ended_at === null ? 0 : now.getTime() - ended_at.getTime();
  await writeGame(work, scope, { started_at: now, ended_at: null });
  const teams = work.db.selectFrom('breakout_team').selectAll().where('block_id', '=', scope.blockId).where('finished_at', 'is', null);
  for (const team of await teams.forUpdate().execute()) {
    const moved = (from: Date | null) => (from === null ? now : new Date(from.getTime() + away));
    const change = { started_at: moved(team.started_at), lock_started_at: moved(team.lock_started_at) };
    const paused = team.paused_at === null ? {} : { paused_at: moved(team.paused_at) };
    await work.db
      .updateTable('breakout_team')
      .set({ ...change, ...paused })
      .where('id', '=', team.id)
      .execute();
  }
}

async function writeGame(
  work: OwnWork,
  { blockId, pageId }: KeepScope,
  change: { readonly started_at?: Date | null; readonly ended_at?: Date | null },
): Promise<void> {
  await work.db
    .insertInto('breakout')
    .values({ block_id: blockId, page_id: pageId, ending: '', started_at: null, ended_at: null, ...change })
    .onConflict((conflict) => conflict.column('block_id').doUpdateSet(change))
    .execute();
}

const teamHandler = handle(changeBreakoutTeam, async (context, { blockId, teamId, to }) =>
  changeAsKeeper(context, blockId, async (work, scope) => {
    const team = await work.db
      .selectFrom('breakout_team')
      .selectAll()
      .where('id', '=', teamId)
      .where('block_id', '=', blockId)
      .forUpdate()
      .executeTakeFirst();
    if (!team) return refuse('BREAKOUT_TEAM_GONE');
    const standing = standIn(team, await gameOf(work.db, blockId), await locksOf(work.db, blockId));
    if (to === 'removed') await work.db.deleteFrom('breakout_team').where('id', '=', teamId).execute();
    else
      await work.db
        .updateTable('breakout_team')
        .set(changeFor(to, standing, context.clock.now()))
        .where('id', '=', teamId)
        .execute();
    tell(work, scope, teamId);
    return readRound(context, work.db, scope);
  }),
);

function changeFor(to: 'paused' | 'going' | 'reset', standing: Standing, now: Date) {
  const state = stateOf(timesOf(standing));
  const { team, locks } = standing;
  switch (to) {
    case 'paused':
      return { paused_at: state === 'playing' ? now : team.paused_at };
    case 'going': {
      const { startedAt, lockStartedAt } = afterPause(timesOf(standing), now);
      return { started_at: startedAt, lock_started_at: lockStartedAt, paused_at: null };
    }
    case 'reset': {
      const beginsAt = team.started_at === null ? null : now;
      return {
        opened: 0,
        lock_id: locks[0] ?? null,
        lock_started_at: beginsAt,
        started_at: beginsAt,
        wrong: 0,
        asked: 0,
        waits_until: null,
        wrong_before: 0,
        hints_before: 0,
        paused_at: null,
        finished_at: null,
      };
    }
  }
}

export const leadHandlers = [teamsHandler, roundHandler, teamHandler];
