import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

it.each([
  ['a@b.ch', true],
  ['mia@schule-zürich.ch', true],
  ['a..b@schule.ch', false],
  ['.a@schule.ch', false],
  ['lea,urs@schule.ch', false],
  ['lea<urs@schule.ch', false],
  ['lea;urs@schule.ch', false],
  ["o'brien+3a@schule.ch", true],
  ['a@schule.123', false],
  ['lea.brunner@schule-sonnenberg.ch', true],
  ['a@b.c', false],
  ['@b.ch', false],
  ['a@b', false],
  ['a b@c.ch', false],
  ['a@@c.ch', false],
  ['a@-b.ch', false],
  ['a@b..ch', false],
  ['a@b.c1', false],
  [`${'a'.repeat(64)}@b.ch`, true],
  [`${'a'.repeat(65)}@b.ch`, false],
  [`a@${'b'.repeat(63)}.ch`, true],
  [`a@${'b'.repeat(64)}.ch`, false],
  [`a@${`${'b'.repeat(60)}.`.repeat(4)}${'c'.repeat(8)}`, true],
  [`a@${`${'b'.repeat(60)}.`.repeat(4)}${'c'.repeat(9)}`, false],
])('%s: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});
