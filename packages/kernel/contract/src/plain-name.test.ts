import { expect, it } from 'vitest';
import { isPlainName } from './plain-name.ts';

it.each([
  ['Mia', true],
  ['Anna-Lena', true],
  ['O’Brien', true],
  ['J. R.', true],
  ['Hans Peter jun.', true],
  ['Primarschule St. Gallen', true],
  ['Schule Rorschach (SG)', true],
  ['Łukasz Żak', true],
  ['gewinne auf boese.example', false],
  ['Konto gesperrt: https://boese.example', false],
  ['www.boese', false],
  ['mia@schule.ch', false],
  ['boese．example', false],
  ['//boese', false],
  ['Mia\u202e', false],
])('%s: %s', (name, expected) => {
  expect(isPlainName(name)).toBe(expected);
});
