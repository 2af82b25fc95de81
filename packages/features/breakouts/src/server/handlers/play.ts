import { newId, newSecret } from '@pausenplatz/kernel-server';
import { randomInt } from 'node:crypto';
import { beginBreakout, breakoutLimits, enterBreakout, getBreakoutGame, joinBreakout } from '../../contract/index.ts';
import { isSameName, makeTeamCode, tidyTeamCode } from '../../rules/index.ts';
import { handle, refuse } from '../breakouts.ts';
import { changeAsPlayer, hashOf, type OwnWork, standingBy, tell } from '../change.ts';
import { guess, takeBeginning } from '../limits.ts';
import { presentGame } from '../present.ts';
import { readBefore } from '../queries.ts';
import { type PlayScope, provePlaying } from '../scope.ts';

const enterHandler = handle(enterBreakout, async (context, { blockId }) => {
  const scope = await provePlaying(context, blockId);
  const { locks, game } = await readBefore(context.db, scope, 0);
  return { isKeeper: scope.isKeeper, locks: locks.length, isEnded: game.ended_at !== null };
});

const beginHandler = handle(beginBreakout, async (context, { blockId, name }) => {
  await takeBeginning(context);
  return changeAsPlayer(context, blockId, async (work, scope) => {
    const before = await readBefore(work.db, scope, 0);
    const { locks, game } = before;
    if (locks.length === 0) return refuse('BREAKOUT_EMPTY');
    if (game.ended_at !== null) return refuse('BREAKOUT_ENDED');
    const code = await freshCode(work, scope, name);
    const now = context.clock.now();
    const beginsAt = scope.settings.start === 'together' && game.started_at === null ? null : now;
    const team = await work.db
      .insertInto('breakout_team')
      .values({
        id: newId(),
        page_id: scope.pageId,
        block_id: blockId,
        name,
        code,
        opened: 0,
        lock_id: locks[0] ?? null,
        lock_started_at: beginsAt,
        wrong: 0,
        asked: 0,
        waits_until: null,
        wrong_before: 0,
        hints_before: 0,
        started_at: beginsAt,
        paused_at: null,
        finished_at: null,
        created_at: now,
        seen_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const token = await addDevice(work, team.id);
    tell(work, scope, team.id);
    return { token, game: await presentGame(context, work.db, { team, ...before }) };
  });
});

/** A code that no other team has; refuses a name that another one has, and one team too many. */
async function freshCode(work: OwnWork, { blockId }: PlayScope, name: string): Promise<string> {
  const teams = await work.db.selectFrom('breakout_team').select(['name', 'code']).where('block_id', '=', blockId).execute();
  if (teams.length >= breakoutLimits.teams) return refuse('BREAKOUT_TOO_MANY', { details: { count: breakoutLimits.teams } });
  const taken = teams.find((team) => isSameName(team.name, name));
  if (taken) return refuse('BREAKOUT_NAME_TAKEN', { details: { name: taken.name } });
  const codes = new Set(teams.map(({ code }) => code));
  let code = makeTeamCode(randomInt);
  while (codes.has(code)) code = makeTeamCode(randomInt);
  return code;
}

/** The token leaves once, in the answer; here stays its hash. */
async function addDevice(work: OwnWork, teamId: string): Promise<string> {
  const token = newSecret();
  await work.db
    .insertInto('breakout_device')
    .values({ token_hash: hashOf(token), team_id: teamId })
    .execute();
  return token;
}

const joinHandler = handle(joinBreakout, async (context, { blockId, code }) => {
  await provePlaying(context, blockId);
  const joined = await guess(
    context,
    () =>
      changeAsPlayer(context, blockId, async (work, scope) => {
        const team = await work.db
          .selectFrom('breakout_team')
          .selectAll()
          .where('block_id', '=', blockId)
          .where('code', '=', tidyTeamCode(code))
          .executeTakeFirst();
        if (!team) return null;
        const token = await addDevice(work, team.id);
        const standing = { team, ...(await readBefore(work.db, scope, team.opened)) };
        return { token, game: await presentGame(context, work.db, standing) };
      }),
    (found) => found !== null,
  );
  return joined ?? refuse('BREAKOUT_CODE_WRONG');
});

const gameHandler = handle(getBreakoutGame, async (context, { blockId, token }) => {
  await provePlaying(context, blockId);
  return { game: await presentGame(context, context.db, await standingBy(context.db, { blockId, token, isLocked: false })) };
});

export const playHandlers = [enterHandler, beginHandler, joinHandler, gameHandler];
