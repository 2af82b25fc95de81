import { expect, it } from 'vitest';
import { isShortSign } from './short-sign.ts';

it.each([
  ['', true],
  ['N', true],
  ['3a12', true],
  ['Nöel', true],
  ['Noahs', false],
  ['N M', false],
])('«%s» as a sign: %s', (sign, expected) => {
  expect(isShortSign(sign)).toBe(expected);
});
