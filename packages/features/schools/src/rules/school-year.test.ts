import { expect, it } from 'vitest';
import { isReminderSeason, schoolYearName, schoolYearOf } from './school-year.ts';

it.each([
  ['2026-07-31', 2025, '2025/26', true],
  ['2026-08-01', 2026, '2026/27', true],
  ['2027-02-28', 2026, '2026/27', false],
  ['2099-09-30', 2099, '2099/00', true],
  ['2026-10-01', 2026, '2026/27', false],
])('a school year on %s', (day, year, name, reminds) => {
  expect([schoolYearOf(day), schoolYearName(schoolYearOf(day)), isReminderSeason(day)]).toEqual([year, name, reminds]);
});
