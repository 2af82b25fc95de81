import { expect, test } from 'vitest';
import { isoWeek } from './iso-week.ts';

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
