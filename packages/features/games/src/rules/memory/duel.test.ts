import { describe, expect, test } from 'vitest';
import { awayMsLeft, duelStateAt, seenWhenLeaving, sightMsLeft } from './duel.ts';

const now = new Date('2026-11-23T09:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('a duel at a moment', () => {
  test.each([
    ['an invitation of nine minutes waits', { state: 'invited', invited: 540, seen: [0, 0] }, 'invited'],
    ['one of ten minutes does not any more', { state: 'invited', invited: 600, seen: [0, 0] }, 'expired'],
    ['both are here', { state: 'playing', invited: 900, seen: [2, 5] }, 'playing'],
    ['one has been away for less than two minutes', { state: 'playing', invited: 900, seen: [2, 139] }, 'playing'],
    ['one did not come back', { state: 'playing', invited: 900, seen: [140, 2] }, 'away'],
    ['what has ended stays as it ended', { state: 'finished', invited: 9000, seen: [5000, 5000] }, 'finished'],
  ] as const)('%s', (_, { state, invited, seen }, expected) => {
    const facts = { state, invitedAt: ago(invited), seenAt: [ago(seen[0]), ago(seen[1])] as const, isAllowed: true };
    expect(duelStateAt(facts, now)).toBe(expected);
  });

  test.each(['invited', 'playing', 'finished'] as const)('%s where the class may not play against each other', (state) => {
    const facts = { state, invitedAt: ago(5), seenAt: [ago(1), ago(1)] as const, isAllowed: false };
    expect(duelStateAt(facts, now)).toBe(state === 'finished' ? 'finished' : 'closed');
  });
});

test.each([
  ['a sign of a moment ago', ago(19), null],
  ['none for twenty seconds: two minutes are left', ago(20), 120_000],
  ['one minute later', ago(80), 60_000],
  ['after that nothing is left', ago(500), 0],
  ['who says that they go is waited for as long', seenWhenLeaving(now), 120_000],
])('%s', (_, seenAt, expected) => {
  expect(awayMsLeft(seenAt, now)).toBe(expected);
});

test.each([
  ['miss', ago(1), 2000],
  ['pair', ago(1), 2000],
  ['miss', ago(3), null],
  ['first', ago(1), null],
  [null, null, null],
] as const)('after %s what was turned over is in sight for three seconds', (last, turnedAt, expected) => {
  expect(sightMsLeft(last, turnedAt, now)).toBe(expected);
});
