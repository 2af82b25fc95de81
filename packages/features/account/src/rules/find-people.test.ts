import { expect, it } from 'vitest';
import { findPeople } from './find-people.ts';

const people = [
  { firstName: 'Mia', lastName: 'Meier' },
  { firstName: 'Jürg', lastName: 'von Känel' },
  { firstName: 'Anna-Lena', lastName: 'Müller' },
  { firstName: 'Zoë', lastName: 'Meier' },
];

it.each([
  ['', ['Mia', 'Jürg', 'Anna-Lena', 'Zoë']],
  ['mei', ['Mia', 'Zoë']],
  ['meier mi', ['Mia']],
  ['jurg', ['Jürg']],
  ['kän', ['Jürg']],
  ['lena', ['Anna-Lena']],
  ['  ZOE ', ['Zoë']],
  ['eier', []],
])('«%s» finds %j', (typed, expected) => {
  expect(findPeople(people, typed).map((person) => person.firstName)).toEqual(expected);
});
