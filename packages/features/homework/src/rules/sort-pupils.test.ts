import { expect, test } from 'vitest';
import { sortPupils } from './sort-pupils.ts';

const pupils = [
  { number: 1, firstName: 'Özlem', lastName: 'Kaya' },
  { number: 2, firstName: 'Anna', lastName: 'Zürcher' },
  { number: 3, firstName: 'Noah', lastName: 'Ärni' },
  { number: 3, firstName: 'Lina', lastName: 'Abt' },
];

test.each([
  ['nr', ['Özlem', 'Anna', 'Lina', 'Noah']],
  ['firstName', ['Anna', 'Lina', 'Noah', 'Özlem']],
  ['lastName', ['Lina', 'Noah', 'Özlem', 'Anna']],
] as const)('pupils by %s', (order, expected) => {
  expect(sortPupils(pupils, order).map((pupil) => pupil.firstName)).toEqual(expected);
});
