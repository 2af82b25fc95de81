import { type CallContext, lockFor, type Work } from '@pausenplatz/kernel-server';
import { pageTopic } from '@pausenplatz/pages/contract';
import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { breakoutChanged } from '../contract/index.ts';
import { refuse } from './breakouts.ts';
import type { Standing } from './present.ts';
import { readBefore } from './queries.ts';
import { holdKeeping, holdPlaying, type KeepScope, type PlayScope, proveKeeping, provePlaying } from './scope.ts';
import type { BreakoutsTables } from './tables.ts';

export type Context = CallContext<BreakoutsTables>;
export type OwnWork = Work<BreakoutsTables>;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Tells readers of the page, visitors too, that something changed; ids alone. */
export const tell = (work: OwnWork, { pageId, blockId }: PlayScope, teamId: string | null): void =>
  work.publish({ topic: pageTopic(pageId) }, breakoutChanged, { v: 1, pageId, blockId, teamId });

/** One change of the whole game or its locks: proven, then held, one after the other. */
export async function changeAsKeeper<Result>(
  context: Context,
  blockId: string,
  change: (work: OwnWork, scope: KeepScope) => Promise<Result>,
): Promise<Result> {
  await proveKeeping(context, blockId);
  return context.transact(async (work) => {
    await holdGame(work, blockId);
    const scope = await holdKeeping(context, work, blockId);
    return change(work, scope);
  });
}

/** One change by a player who has no team yet. */
export async function changeAsPlayer<Result>(
  context: Context,
  blockId: string,
  change: (work: OwnWork, scope: PlayScope) => Promise<Result>,
): Promise<Result> {
  await provePlaying(context, blockId);
  return context.transact(async (work) => {
    await holdGame(work, blockId);
    return change(work, await holdPlaying(context, work, blockId));
  });
}

/** Names, codes and numbers of a game are counted before they are written. */
const holdGame = (work: OwnWork, blockId: string) => lockFor(work.db, `breakout ${blockId}`);

/** A team by the token of one of its devices; locked where something of it is about to change. */
export async function standingBy(
  db: Kysely<BreakoutsTables>,
  { blockId, token, isLocked }: { readonly blockId: string; readonly token: string; readonly isLocked: boolean },
): Promise<Standing> {
  const team = await db
    .selectFrom('breakout_team')
    .innerJoin('breakout_device', 'breakout_device.team_id', 'breakout_team.id')
    .selectAll('breakout_team')
    .where('token_hash', '=', hashOf(token))
    .where('block_id', '=', blockId)
    .$if(isLocked, (query) => query.forUpdate('breakout_team'))
    .executeTakeFirst();
  if (!team) return refuse('BREAKOUT_TEAM_GONE');
  return { team, ...(await readBefore(db, { blockId }, team.opened)) };
}
