import { describe, expect, it } from 'vitest';
import { isReminderSeason, nextClassName, plannedSchoolYear, schoolYearName, schoolYearOf } from './school-year.ts';

describe('a school year', () => {
  it.each([
    ['2026-07-31', 2025, '2025/26', 2026, true],
    ['2026-08-01', 2026, '2026/27', 2026, true],
    ['2027-02-28', 2026, '2026/27', 2026, false],
    ['2027-03-01', 2026, '2026/27', 2027, false],
    ['2099-09-30', 2099, '2099/00', 2099, true],
    ['2026-10-01', 2026, '2026/27', 2026, false],
  ])('on %s', (day, year, name, planned, reminds) => {
    expect([schoolYearOf(day), schoolYearName(schoolYearOf(day)), plannedSchoolYear(day), isReminderSeason(day)]).toEqual([
      year,
      name,
      planned,
      reminds,
    ]);
  });
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
