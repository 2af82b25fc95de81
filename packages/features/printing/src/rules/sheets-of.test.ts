import { expect, it } from 'vitest';
import { sheetsOf } from './sheets-of.ts';

it.each([
  [0, []],
  [10, [10]],
  [21, [10, 10, 1]],
])('%i cards fill sheets of %j', (count, expected) => {
  expect(sheetsOf(Array.from({ length: count }), 10).map((sheet) => sheet.length)).toEqual(expected);
});
