import { describe, expect, it, test } from 'vitest';
import { listBlock } from '../contract/index.ts';
import { boardRights, entryRights, isOver, isSeen, showsVotes, waits } from './board-rights.ts';

const closed = { add: false, changeOthers: false, comment: false, like: false, release: false };
const settings = (members: Partial<typeof closed> = {}, endsOn: string | null = null) => ({
  ...listBlock.empty,
  members: { ...closed, ...members },
  endsOn,
});

test.each([
  ['without a last day', null, false],
  ['before it', '2026-12-05', false],
  ['on it', '2026-12-04', false],
  ['after it', '2026-12-03', true],
])('a board is over %s: %s', (_when, endsOn, expected) => {
  expect(isOver({ endsOn }, '2026-12-04')).toBe(expected);
});

describe('what somebody may do', () => {
  test.each([
    ['a member where nothing is on', settings(), false, { mayAdd: false, mayMark: true, mayComment: false, mayLike: false }],
    ['a member where adding is on', settings({ add: true }), false, { mayAdd: true, mayMark: true }],
    ['a member where talking is on', settings({ comment: true, like: true }), false, { mayComment: true, mayLike: true }],
    [
      'a member after the end',
      settings({ add: true, comment: true, like: true }, '2026-12-03'),
      false,
      { mayAdd: false, mayMark: false, mayComment: false, mayLike: false },
    ],
    ['the keeper where nothing is on', settings(), true, { mayAdd: true, mayMark: true, mayComment: false, mayLike: false }],
    ['the keeper after the end', settings({ comment: true }, '2026-12-03'), true, { mayAdd: true, mayMark: true, mayComment: true }],
  ])('%s', (_who, of, isKeeper, expected) => {
    expect(boardRights(of, isKeeper, '2026-12-04')).toMatchObject(expected);
  });

  test.each([
    ['their own', settings(), { isOwn: true, isReleased: true }, true, true],
    ['their own that waits', settings(), { isOwn: true, isReleased: false }, true, true],
    ['somebody else’s', settings(), { isOwn: false, isReleased: true }, false, false],
    ['somebody else’s where that is on', settings({ changeOthers: true }), { isOwn: false, isReleased: true }, true, false],
    ['their own after the end', settings({ changeOthers: true }, '2026-12-03'), { isOwn: true, isReleased: true }, false, false],
  ])('a member with %s', (_which, of, entry, mayChange, mayDelete) => {
    expect(entryRights(of, entry, { isKeeper: false, today: '2026-12-04' })).toEqual({ mayChange, mayDelete });
    expect(entryRights(of, entry, { isKeeper: true, today: '2026-12-04' })).toEqual({ mayChange: true, mayDelete: true });
  });
});

it('shows what waits to its author and to the keeper alone', () => {
  const seen = [true, false].map((isOwn) => [true, false].map((isKeeper) => isSeen({ isOwn, isReleased: false }, isKeeper)));
  expect(seen).toEqual([
    [true, true],
    [true, false],
  ]);
  expect(isSeen({ isOwn: false, isReleased: true }, false)).toBe(true);
});

it('lets the words of members wait, and never those of the keeper', () => {
  expect([waits(settings({ release: true }), false), waits(settings({ release: true }), true), waits(settings(), false)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  [false, null, true],
  [true, null, false],
  [true, '2026-12-04', false],
  [true, '2026-12-03', true],
])('votes that are hidden (%s) until %s are shown: %s', (hidesVotes, endsOn, expected) => {
  expect(showsVotes({ hidesVotes, endsOn }, '2026-12-04')).toBe(expected);
});
