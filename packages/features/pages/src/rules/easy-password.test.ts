import { expect, test } from 'vitest';
import { easyPassword } from './easy-password.ts';

test.each([
  [0, 'laub-10'],
  [0.5, 'igel-55'],
  [0.999, 'igel-99'],
])('a drawn number of %d makes the word and its digits', (drawn, password) => {
  expect(easyPassword(['laub', 'igel'], () => drawn)).toBe(password);
});
