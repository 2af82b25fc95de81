import { expect, it } from 'vitest';
import { accountLimits } from '../contract/limits.ts';
import { isCommonPassword } from './common-password.ts';
import { initialPassword, initialPasswordBits, plainInitialPassword } from './initial-password.ts';

it('is three words that read as they are spelled, and a number of two digits', () => {
  let seed = 1;
  const draw = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const many = Array.from({ length: 2_000 }, () => initialPassword(draw));
  for (const password of many) {
    expect(password).toMatch(/^([A-Z][aeiou][a-z][aeiou]-){3}[1-9]\d$/);
    expect(password).not.toMatch(/[cjqvxyz]/i);
    expect(password).not.toMatch(/kaka|pipi|popo/i);
    expect(password.length).toBeGreaterThanOrEqual(accountLimits.passwordMinimum);
    expect(isCommonPassword(password, 'mia.meier', () => false)).toBe(false);
  }
  expect(new Set(many).size).toBe(many.length);
});

it('never draws a word that nobody wants on a card', () => {
  // The first word would be "popo": draws of p, o, p, o; then l, i, l, i.
  const draws = [9, 3, 9, 3, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 5];
  expect(initialPassword(() => draws.shift() ?? 0)).toBe('Lili-Lili-Lili-15');
});

it('takes forty bits and more to guess', () => {
  expect(initialPasswordBits).toBeGreaterThanOrEqual(40);
});

it.each(['Mabo-Lite-Runa-47', 'mabo lite runa 47', ' MABOLITERUNA47 ', 'mabo–lite–runa–47'])(
  'is the same however it is typed: %s',
  (typed) => {
    expect(plainInitialPassword(typed)).toBe('maboliteruna47');
  },
);
