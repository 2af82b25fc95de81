import { expect, it } from 'vitest';
import { fitsType, keeperOf } from './setting-keeper.ts';

it.each([
  ['einmaleins', 'timeMode', 'teacher'],
  ['einmaleins', 'sound', 'self'],
  ['arbeitsplan', 'timeMode', 'self'],
  ['constructor', 'name', 'self'],
  ['toString', 'length', 'self'],
] as const)('%s.%s is kept by %s', (tool, name, keeper) => {
  expect(keeperOf(tool, name)).toBe(keeper);
});

it.each([
  ['string', 'date', true],
  ['string', 1, false],
  ['number', 1, true],
  ['boolean', false, true],
  ['boolean', 'false', false],
  ['json', { a: [1] }, true],
  ['json', null, true],
] as const)('a %s may be %j: %s', (type, value, expected) => {
  expect(fitsType(type, value)).toBe(expected);
});
