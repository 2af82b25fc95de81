import { expect, test } from 'vitest';
import { chooseFreely, chooseWords, todoOf } from './choose-words.ts';

const today = '2026-11-23';

test.each([
  // due, fresh, begun today: to do
  [0, 0, 0, 0],
  [0, 40, 0, 6],
  [0, 40, 4, 2],
  [0, 40, 9, 0],
  [0, 3, 0, 3],
  [5, 40, 0, 11],
  [7, 40, 0, 12],
  [8, 40, 0, 8],
  [30, 40, 0, 12],
])('%i due, %i new and %i begun make %i', (due, fresh, begunToday, expected) => {
  expect(todoOf({ due, fresh, begunToday })).toBe(expected);
});

const met = (name: string, dueOn: string, more: { isKnown?: boolean; box?: number } = {}) => ({
  name,
  isLearnable: true,
  state: { box: 1, isKnown: false, dueOn, ...more },
});
const unmet = (name: string, isLearnable = true) => ({ name, isLearnable, state: null });
const names = (words: readonly { readonly name: string }[]) => words.map(({ name }) => name);

test('what is longest due comes first, then what is new, in the order of the list', () => {
  const words = [
    unmet('neu'),
    met('heute', today),
    met('morgen', '2026-11-24'),
    met('lange', '2026-11-01'),
    met('sicher', '2026-11-01', { isKnown: true }),
    unmet('falsch geschrieben', false),
    unmet('auch neu'),
  ];
  expect(names(chooseWords(words, { today, begunToday: 0 }))).toEqual(['lange', 'heute', 'neu', 'auch neu']);
  expect(names(chooseWords(words, { today, begunToday: 5 }))).toEqual(['lange', 'heute', 'neu']);
});

test('as many as the count says', () => {
  const words = [...Array.from({ length: 7 }, (_none, at) => met(`fällig ${at}`, today)), ...Array.from({ length: 9 }, () => unmet('neu'))];
  expect(chooseWords(words, { today, begunToday: 0 })).toHaveLength(todoOf({ due: 7, fresh: 9, begunToday: 0 }));
});

test('freely, what was met is practised, the least known first', () => {
  const words = [
    unmet('neu'),
    met('gut', '2026-12-24', { box: 5 }),
    met('schwach', '2026-12-01'),
    met('fertig', today, { isKnown: true, box: 6 }),
  ];
  expect(names(chooseFreely(words))).toEqual(['schwach', 'gut', 'fertig']);
});
