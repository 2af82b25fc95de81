import { expect, it } from 'vitest';
import { ageOf } from './age.ts';

it.each([
  ['2027-03-01T08:59:50.000Z', 1, 'minutes'],
  ['2027-03-01T08:54:00.000Z', 6, 'minutes'],
  ['2027-03-01T06:00:00.000Z', 3, 'hours'],
  ['2027-02-28T08:00:00.000Z', 1, 'days'],
  ['2027-02-26T08:00:00.000Z', 3, 'days'],
  ['2027-03-01T09:05:00.000Z', 1, 'minutes'],
] as const)('what waits since %s is %i %s old at nine', (since, count, unit) => {
  expect(ageOf(since, '2027-03-01T09:00:00.000Z')).toEqual({ count, unit });
});
