import { expect, test } from 'vitest';
import { mayMakeClass } from './may-make-class.ts';

test.each([
  ['selfManaged', false, true],
  ['selfManaged', true, true],
  ['admin', false, false],
  ['admin', true, true],
  ['synchronised', false, false],
  ['synchronised', true, false],
] as const)('in the mode %s, who administers (%s) may make a class: %s', (adminMode, administers, may) => {
  expect(mayMakeClass({ adminMode, administers })).toBe(may);
});
