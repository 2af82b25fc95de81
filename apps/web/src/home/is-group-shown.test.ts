import { expect, test } from 'vitest';
import { isGroupShown } from './is-group-shown.ts';

test.each([
  ['class', 3, true],
  ['class', 2, true],
  ['class', 1, false],
  ['school', 3, false],
  ['user', 3, false],
] as const)('without pages, the card of a %s with permission %i is shown: %s', (groupForType, groupPermission, shown) => {
  expect(isGroupShown({ groupForType, groupPermission, pages: [] })).toBe(shown);
});
