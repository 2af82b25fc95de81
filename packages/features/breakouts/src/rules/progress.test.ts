import { describe, expect, it } from 'vitest';
import { afterPause, playedSeconds, stateOf, type TeamTimes } from './progress.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 25, 8) + seconds * 1_000);
const times = (more: Partial<TeamTimes> = {}): TeamTimes => ({
  startedAt: at(0),
  lockStartedAt: at(60),
  pausedAt: null,
  finishedAt: null,
  endedAt: null,
  ...more,
});

describe('how a team stands', () => {
  it.each<[string, Partial<TeamTimes>, string]>([
    ['it plays', {}, 'playing'],
    ['it waits for all', { startedAt: null, lockStartedAt: null }, 'waiting'],
    ['it pauses', { pausedAt: at(90) }, 'paused'],
    ['the game is over', { endedAt: at(90) }, 'ended'],
    ['the game is over while it waits', { startedAt: null, endedAt: at(90) }, 'ended'],
    ['the game is over while it pauses', { pausedAt: at(80), endedAt: at(90) }, 'ended'],
    ['it is through', { finishedAt: at(90) }, 'finished'],
    ['it was through before the end', { finishedAt: at(90), endedAt: at(95) }, 'finished'],
  ])('%s', (_name, more, state) => {
    expect(stateOf(times(more))).toBe(state);
  });
});

describe('the clock of a team', () => {
  it.each<[string, Partial<TeamTimes>, number, number, number]>([
    ['goes on', {}, 100, 100, 40],
    ['stands at nought while it waits', { startedAt: null, lockStartedAt: null }, 100, 0, 0],
    ['stands while it pauses', { pausedAt: at(70) }, 100, 70, 10],
    ['stands once it is through', { finishedAt: at(90) }, 1_000, 90, 30],
    ['stands when the game is over', { endedAt: at(80) }, 1_000, 80, 20],
    ['never runs backwards', { startedAt: at(200), lockStartedAt: at(200) }, 100, 0, 0],
  ])('%s', (_name, more, now, all, atLock) => {
    expect(playedSeconds(times(more), at(now))).toEqual({ all, atLock });
  });

  it('goes on after a pause as if there had been none', () => {
    const paused = times({ pausedAt: at(100) });
    const gone = { ...paused, ...afterPause(paused, at(400)), pausedAt: null };
    expect(playedSeconds(gone, at(410))).toEqual({ all: 110, atLock: 50 });
  });
});
