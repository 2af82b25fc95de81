import { expect, test } from 'vitest';
import type { SharingChoice } from './sharing-choice.ts';
import { asksFirst, reachOf } from './sharing-reach.ts';

test.each([
  ['class', ['group', 'class', 'part']],
  ['school', ['team', 'school']],
  ['outside', ['link', 'linkPassword', 'public']],
] as const)('as far as the %s go %o', (reach, choices) => {
  for (const choice of choices) expect(reachOf(choice)).toBe(reach);
});

test.each<[SharingChoice, SharingChoice, boolean]>([
  ['group', 'school', true],
  ['part', 'team', true],
  ['group', 'linkPassword', true],
  ['school', 'public', true],
  ['group', 'part', false],
  ['link', 'public', false],
  ['public', 'school', false],
])('from %s to %s it is asked first where names of children stand there: %s', (before, chosen, asks) => {
  expect(asksFirst(before, chosen, ['Mia'])).toBe(asks);
  expect(asksFirst(before, chosen, [])).toBe(false);
});
