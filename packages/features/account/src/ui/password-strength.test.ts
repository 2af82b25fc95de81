import { expect, test } from 'vitest';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

test.each<[string, PasswordStrength]>([
  ['kurz', 'short'],
  ['aaaaaaaaaa', 'guessable'],
  ['12345678', 'guessable'],
  ['qwertzuiop', 'guessable'],
  ['annamuster', 'guessable'],
  ['Regen-Tal9', 'fair'],
  ['Wolke Besen Zebra', 'good'],
])('%s is %s', (password, expected) => {
  expect(passwordStrength(password, ['Anna', 'Muster', 'anna.muster'])).toBe(expected);
});
