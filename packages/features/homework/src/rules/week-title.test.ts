import { expect, test } from 'vitest';
import { weekTitle } from './week-title.ts';

test.each([
  ['Hausaufgaben', '2026-11-21', 'Hausaufgaben'],
  ['Hausaufgaben KW {KW}', '2026-11-21', 'Hausaufgaben KW 47'],
  ['KW {KW+1}', '2026-11-21', 'KW 48'],
  ['KW {KW-1}', '2026-11-21', 'KW 46'],
  ['KW {KW-1}', '2027-01-04', 'KW 52'],
  ['KW {KW+1}', '2025-12-28', 'KW 1'],
  ['KW {KW}', '2026-12-31', 'KW 53'],
  ['KW {KW-1}', '2026-12-31', 'KW 52'],
  ['KW {KW+1}', '2026-12-31', 'KW 1'],
  ['KW {KW+1}', '2026-12-24', 'KW 53'],
  ['{KW-3} bis {KW+0}', '2027-01-11', '51 bis 2'],
  ['{KW', '2026-11-21', '{KW'],
])('the title «%s» in the week of %s reads «%s»', (title, day, expected) => {
  expect(weekTitle(title, day)).toBe(expected);
});
