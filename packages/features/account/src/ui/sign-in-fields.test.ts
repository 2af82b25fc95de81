import { expect, test } from 'vitest';
import { isEmailAddress } from '@pausenplatz/kernel-contract/email-address';
import { signInErrors } from './sign-in-fields.ts';

test('empty fields are named in the words of the specification', () => {
  expect(signInErrors({ userName: '  ', password: '' })).toEqual({
    userName: 'Da muss schon was stehen...',
    password: 'Da muss schon was stehen...',
  });
});

test('a user name without an at sign is fine, a broken address is not', () => {
  expect(signInErrors({ userName: 'lea.brunner', password: 'x' })).toEqual({});
  expect(signInErrors({ userName: 'lea@schule', password: 'x' })).toEqual({ userName: 'E-Mail Adresse ist nicht korrekt.' });
});

test.each([
  ['lea@schule.ch', true],
  ['a@b.ch', true],
  ['a@b.c', false],
  [`${'a'.repeat(64)}@schule.ch`, true],
  [`${'a'.repeat(65)}@schule.ch`, false],
  [`a@${'b'.repeat(63)}.ch`, true],
  [`a@${'b'.repeat(64)}.ch`, false],
  ['a@b.c1', false],
  [`a@schule.${'c'.repeat(63)}`, true],
  [`a@schule.${'c'.repeat(64)}`, false],
  [`${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}ch`, true],
  [`${'a'.repeat(64)}@${`${'b'.repeat(62)}.`.repeat(3)}ch`, false],
  ['a b@schule.ch', false],
  ['a@schule.123', false],
  ['@schule.ch', false],
  // A mail program reads these as two addresses, or as a name before one.
  ['lea,urs@schule.ch', false],
  ['lea<urs@schule.ch', false],
  ['lea;urs@schule.ch', false],
  ["o'brien+3a@schule.ch", true],
])('%s is an address of the specified format: %s', (value, expected) => {
  expect(isEmailAddress(value)).toBe(expected);
});
