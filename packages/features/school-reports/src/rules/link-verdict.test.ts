import { expect, it } from 'vitest';
import { linkVerdict } from './link-verdict.ts';

it.each([
  [200, 'ok'],
  [204, 'ok'],
  [206, 'ok'],
  [301, 'ungewiss'],
  [401, 'ungewiss'],
  [403, 'ungewiss'],
  [404, 'defekt'],
  [410, 'defekt'],
  [429, 'ungewiss'],
  [500, 'ungewiss'],
  [503, 'ungewiss'],
])('an answer %s is %s', (status, verdict) => {
  expect(linkVerdict({ kind: 'status', status })).toBe(verdict);
});

it.each([
  ['unknownName', 'defekt'],
  ['noAnswer', 'ungewiss'],
] as const)('%s is %s', (kind, verdict) => {
  expect(linkVerdict({ kind })).toBe(verdict);
});
