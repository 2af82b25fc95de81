import { expect, test } from 'vitest';
import { schoolDays } from './school-days.ts';

test.each([
  ['on a Monday', '2027-03-01', '2027-03-01', '2027-03-02'],
  ['on a Friday', '2027-03-05', '2027-03-05', '2027-03-08'],
  ['on a Saturday', '2027-03-06', '2027-03-08', '2027-03-09'],
  ['on a Sunday', '2027-03-07', '2027-03-08', '2027-03-09'],
])('%s the days that count are school days', (_when, today, first, next) => {
  expect(schoolDays(today)).toEqual({ first, next });
});
