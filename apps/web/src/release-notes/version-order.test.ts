import { expect, test } from 'vitest';
import { isOlderVersion } from './version-order.ts';

test.each<[string | null, string, boolean]>([
  [null, '403.2', true],
  ['403.1', '403.2', true],
  ['402.9', '403.2', true],
  ['403.2', '403.2', false],
  ['403.10', '403.2', false],
  ['404.0', '403.2', false],
  ['neu', '403.2', true],
])('seen %s is older than %s: %s', (seen, current, expected) => {
  expect(isOlderVersion(seen, current)).toBe(expected);
});
