import { askBreakoutHint, tryBreakoutLock } from '../../contract/index.ts';
import { opens, stateOf, waitAfter } from '../../rules/index.ts';
import { handle, refuse } from '../breakouts.ts';
import { type Context, type OwnWork, standingBy, tell } from '../change.ts';
import { guess } from '../limits.ts';
import { atLock, openHints, presentGame, type Standing, timesOf } from '../present.ts';
import { type LockRow, readBefore, type TeamRow } from '../queries.ts';
import { holdPlaying, type PlayScope, provePlaying } from '../scope.ts';

interface AtLock {
  readonly blockId: string;
  readonly token: string;
  readonly lockId: string;
}

/** What a team does at its lock, with the team held: two of its devices open a lock once. */
async function atOwnLock<Result>(
  context: Context,
  { blockId, token, lockId }: AtLock,
  change: (work: OwnWork, scope: PlayScope, standing: Standing & { readonly lock: LockRow }) => Promise<Result>,
): Promise<Result> {
  return context.transact(async (work) => {
    const scope = await holdPlaying(context, work, blockId);
    const standing = await standingBy(work.db, { blockId, token, isLocked: true });
    if (stateOf(timesOf(standing)) !== 'playing') return refuse('BREAKOUT_NOT_PLAYING');
    const { lock } = atLock(standing);
    return lock?.id === lockId ? change(work, scope, { ...standing, lock }) : refuse('BREAKOUT_LOCK_PASSED');
  });
}

const tryHandler = handle(tryBreakoutLock, async (context, { answer, ...at }) => {
  await provePlaying(context, at.blockId);
  return guess(
    context,
    () =>
      atOwnLock(context, at, async (work, scope, standing) => {
        const now = context.clock.now();
        const { waitsUntil } = atLock(standing);
        if (waitsUntil !== null && waitsUntil > now)
          return refuse('BREAKOUT_WAIT', { details: { seconds: Math.ceil((waitsUntil.getTime() - now.getTime()) / 1_000) } });
        const isRight = opens(standing.lock.secret, answer);
        const team = await writeTeam(work, standing, isRight ? afterOpening(standing, now) : afterWrong(standing, now));
        tell(work, scope, team.id);
        const before = await readBefore(work.db, scope, team.opened);
        return { isRight, game: await presentGame(context, work.db, { team, ...before }) };
      }),
    ({ isRight }) => isRight,
  );
});

type Change = Partial<Omit<TeamRow, 'id' | 'page_id' | 'block_id'>>;

/** The next lock is there from now on, and what was done at this one is counted together. */
function afterOpening(standing: Standing, now: Date): Change {
  const { team, locks } = standing;
  const next = locks[team.opened + 1];
  return {
    opened: team.opened + 1,
    wrong_before: team.wrong_before + atLock(standing).wrong,
    hints_before: team.hints_before + openHints(standing, now).open.length,
    lock_id: next ?? null,
    lock_started_at: now,
    wrong: 0,
    asked: 0,
    waits_until: null,
    finished_at: next === undefined ? now : null,
    seen_at: now,
  };
}

function afterWrong(standing: Standing, now: Date): Change {
  const { lock, wrong: before, asked } = atLock(standing);
  const wrong = before + 1;
  const seconds = waitAfter(wrong);
  const waits_until = seconds === 0 ? null : new Date(now.getTime() + seconds * 1_000);
  return { lock_id: lock?.id ?? null, wrong, asked, waits_until, seen_at: now };
}

const writeTeam = (work: OwnWork, { team }: Standing, change: Change): Promise<TeamRow> =>
  work.db.updateTable('breakout_team').set(change).where('id', '=', team.id).returningAll().executeTakeFirstOrThrow();

const hintHandler = handle(askBreakoutHint, async (context, { shown, ...at }) => {
  await provePlaying(context, at.blockId);
  return atOwnLock(context, at, async (work, scope, standing) => {
    const now = context.clock.now();
    const { open, next } = openHints(standing, now);
    // Another device of the team asked a moment ago, or the time came: there is one to read.
    if (open.length > shown) return { game: await presentGame(context, work.db, standing) };
    if (next?.kind !== 'request') return refuse('BREAKOUT_NO_HINT');
    const { wrong, asked, waitsUntil } = atLock(standing);
    const change = { lock_id: standing.lock.id, wrong, asked: asked + 1, waits_until: waitsUntil, seen_at: now };
    const team = await writeTeam(work, standing, change);
    tell(work, scope, team.id);
    return { game: await presentGame(context, work.db, { ...standing, team }) };
  });
});

export const tryHandlers = [tryHandler, hintHandler];
