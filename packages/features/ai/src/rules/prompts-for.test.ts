import { plainWords } from '@pausenplatz/kernel-format';
import { expect, test } from 'vitest';
import { promptsFor } from './prompts-for.ts';

const prompts = [
  { title: 'Elternbrief', beginning: 'Schreib an die Eltern', category: 5 },
  { title: 'Frag mich ab', beginning: 'Stelle Fragen zum Übertritt', category: 7 },
] as const;

test.each([
  ['', null, ['Elternbrief', 'Frag mich ab']],
  ['brief', null, []],
  ['ELTERN', null, ['Elternbrief']],
  ['uebertritt frag', null, ['Frag mich ab']],
  ['übertritt', 5, []],
  ['', 7, ['Frag mich ab']],
] as const)('looking for %j of category %s', (typed, category, titles) => {
  expect(promptsFor(prompts, { words: plainWords(typed), category }).map(({ title }) => title)).toEqual(titles);
});

test('a list with nothing in it has nothing', () => {
  expect(promptsFor([], { words: [], category: null })).toEqual([]);
});
