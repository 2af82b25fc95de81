import type { GameState } from '../contract/index.ts';

/** Moments of a team; those of a pause are taken out by moving the beginnings when it goes on. */
export interface TeamTimes {
  /** Null while it waits for the common beginning. */
  readonly startedAt: Date | null;
  readonly lockStartedAt: Date | null;
  readonly pausedAt: Date | null;
  readonly finishedAt: Date | null;
  /** The game was ended for everybody. */
  readonly endedAt: Date | null;
}

/** Who has opened everything has won, whatever happens to the game afterwards. */
export function stateOf({ startedAt, pausedAt, finishedAt, endedAt }: TeamTimes): GameState {
  if (finishedAt) return 'finished';
  if (endedAt) return 'ended';
  if (!startedAt) return 'waiting';
  return pausedAt ? 'paused' : 'playing';
}

/** Whole seconds that a team has played, and those at its lock. The clock of a team stands while it pauses, and once it is through. */
export function playedSeconds(times: TeamTimes, now: Date): { readonly all: number; readonly atLock: number } {
  const until = earliest([now, times.pausedAt, times.finishedAt, times.endedAt]);
  const since = (from: Date | null) => (from === null ? 0 : Math.max(0, Math.floor((until - from.getTime()) / 1_000)));
  return { all: since(times.startedAt), atLock: since(times.lockStartedAt) };
}

const earliest = (moments: readonly (Date | null)[]): number =>
  Math.min(...moments.flatMap((moment) => (moment === null ? [] : [moment.getTime()])));

/** The beginnings of a team that goes on after a pause: as if there had been none. */
export function afterPause(times: TeamTimes, now: Date): Pick<TeamTimes, 'startedAt' | 'lockStartedAt'> {
  const paused = times.pausedAt === null ? 0 : now.getTime() - times.pausedAt.getTime();
  const moved = (from: Date | null) => (from === null ? null : new Date(from.getTime() + paused));
  return { startedAt: moved(times.startedAt), lockStartedAt: moved(times.lockStartedAt) };
}
