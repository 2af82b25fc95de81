import { expect, it } from 'vitest';
import { saidWord } from './said-word.ts';

it.each([
  ['person', 'Lina Muster', 'Lina Muster'],
  ['person', '', 'gelöschte Person'],
  ['class', '', 'gelöschte Klasse'],
  ['address', '', 'gelöschte Adresse'],
  ['text', '', ''],
] as const)('a %s kept as "%s" reads "%s"', (kind, words, said) => {
  expect(saidWord({ kind, words })).toBe(said);
});
