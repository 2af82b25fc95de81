import { expect, test } from 'vitest';
import { isoWeek } from './iso-week.ts';
import { seasonOf, weeklyLandscape } from './weekly-landscape.ts';

test.each([
  [new Date(2026, 0, 1), 1],
  [new Date(2026, 10, 21), 47],
  [new Date(2026, 11, 31), 53],
  [new Date(2027, 0, 3), 53],
  [new Date(2027, 0, 4), 1],
  [new Date(2024, 11, 30), 1],
])('%s lies in ISO week %i', (day, week) => {
  expect(isoWeek(day)).toBe(week);
});

test('every week has a landscape of its season, another one than the week before', () => {
  for (let week = 1; week <= 53; week += 1) {
    const { season, motif } = weeklyLandscape(week);
    expect(season).toBe(seasonOf(week));
    expect(weeklyLandscape(week === 1 ? 53 : week - 1)).not.toEqual({ season, motif });
  }
});

test('the seasons turn in weeks 9, 22, 36 and 48', () => {
  expect([8, 9, 21, 22, 35, 36, 47, 48].map(seasonOf)).toEqual([
    'winter',
    'spring',
    'spring',
    'summer',
    'summer',
    'autumn',
    'autumn',
    'winter',
  ]);
});
