import { expect, test } from 'vitest';
import { seasonOf, weeklyLandscape } from './weekly-landscape.ts';

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
