import { expect, it } from 'vitest';
import { streakOf } from './streak.ts';

// 2026-11-23 is a Monday, today a Friday.
const today = '2026-11-27';
const of = (...days: readonly number[]) => new Set(days.map((day) => `2026-11-${String(day).padStart(2, '0')}`));

it.each<[string, ReadonlySet<string>, number, readonly string[]]>([
  ['nothing', of(), 0, []],
  ['today alone', of(27), 1, []],
  ['yesterday, and today is still to come', of(26), 1, []],
  ['three in a row', of(25, 26, 27), 3, []],
  ['one day free', of(23, 24, 26, 27), 5, ['2026-11-25']],
  ['two days missed in one week', of(23, 26, 27), 2, []],
  ['a free day in each of two weeks', of(18, 20, 21, 22, 23, 25, 26, 27), 10, ['2026-11-24', '2026-11-19']],
  ['a weekend is two days of one week', of(20, 23, 24, 25, 26, 27), 5, []],
  ['the day before the first is no free one', of(26, 27), 2, []],
])('%s', (_what, practised, days, free) => {
  expect(streakOf(practised, today)).toEqual({ days, free });
});
