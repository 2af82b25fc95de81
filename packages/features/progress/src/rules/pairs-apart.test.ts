import { expect, test } from 'vitest';
import { pairsApart } from './pairs-apart.ts';

test.each([
  ['what differs stays', ['Igel Stacheln', 'Fuchs rot'], 2],
  ['the same first half twice: once', ['Igel Stacheln', 'Igel klein'], 1],
  ['a half that is the other half of another pair', ['Igel Stacheln', 'Stacheln spitz'], 1],
  ['capitals make no difference', ['Igel Stacheln', 'IGEL klein'], 1],
  ['both halves may be the same', ['Igel Igel', 'Fuchs Fuchs'], 2],
])('%s', (_, told, expected) => {
  const pairs = told
    .map((one) => one.split(' '))
    .map(([first = '', second = '']) => ({ first: { text: first }, second: { text: second } }));
  expect(pairsApart(pairs)).toHaveLength(expected);
});
