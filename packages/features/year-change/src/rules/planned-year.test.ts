import { describe, expect, it } from 'vitest';
import { nextClassName, plannedSchoolYear } from './planned-year.ts';

it.each([
  ['2026-07-31', 2026],
  ['2026-08-01', 2026],
  ['2027-02-28', 2026],
  ['2027-03-01', 2027],
  ['2099-09-30', 2099],
])('a plan made on %s is for the school year %d', (day, year) => {
  expect(plannedSchoolYear(day)).toBe(year);
});

describe('next year a class is called', () => {
  it.each([
    ['3a', '4a'],
    ['1. Sek A', '2. Sek A'],
    ['Klasse 5', 'Klasse 6'],
    ['Sek A', 'Sek A'],
    ['3./4. Klasse', '3./4. Klasse'],
    ['9b', '9b'],
    ['Kindergarten', 'Kindergarten'],
  ])('%s → %s', (name, next) => {
    expect(nextClassName(name)).toBe(next);
  });
});
