import { expect, it } from 'vitest';
import { planDays, proposedDay, timingOf } from './plan-day.ts';

it.each([
  ['2027-03-15', '2027-08-01', 'early'],
  ['2027-07-31', '2027-08-01', 'early'],
  ['2027-08-01', '2027-08-01', 'ready'],
  // A school that changes in the last week of its old year says so.
  ['2027-07-01', '2027-06-28', 'ready'],
  ['2028-07-31', '2027-08-01', 'ready'],
  ['2028-08-01', '2027-08-01', 'over'],
  ['2028-08-01', '2029-01-01', 'over'],
])('on %s a plan for 2027/28 that is meant for %s is %s', (today, day, timing) => {
  expect(timingOf({ schoolYear: 2027, day }, today)).toBe(timing);
});

it.each([
  ['2027-03-01', '2027-08-01'],
  ['2027-09-20', '2027-09-20'],
])('a plan that is made on %s is meant for %s', (today, day) => {
  expect(proposedDay(2027, today)).toBe(day);
  const { first, last } = planDays(2027);
  expect(first <= day && day <= last).toBe(true);
});
