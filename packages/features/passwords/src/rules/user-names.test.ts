import { expect, test } from 'vitest';
import { namesFor, type NamePattern } from './user-names.ts';

const children = [
  { id: 'a', firstName: 'Noah', lastName: 'Meier' },
  { id: 'b', firstName: 'Noah', lastName: 'Müller' },
  { id: 'c', firstName: 'Zoé Lou', lastName: "D'Amico" },
  { id: 'd', firstName: 'Noah', lastName: 'Meier' },
];

test.each<[NamePattern, string[]]>([
  ['first.last', ['noah.meier', 'noah.mueller', 'zoelou.damico', 'noah.meier2']],
  ['first.l', ['noah.m', 'noah.m2', 'zoelou.d', 'noah.m3']],
  ['first', ['noah', 'noah2', 'zoelou', 'noah3']],
  ['firstNumber', ['noah1', 'noah2', 'zoelou3', 'noah4']],
])('%s', (pattern, names) => expect([...namesFor(pattern, children).values()]).toEqual(names));
