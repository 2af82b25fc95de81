import { describe, expect, test } from 'vitest';
import { entriesWith, letterOf, registerOf } from './register.ts';

const entries = (...terms: string[]) => terms.map((term) => ({ term, text: '' }));

test('entries stand as in a dictionary, umlauts beside their letter', () => {
  const register = registerOf(
    entries('Zahn', 'Ähre', 'Apfel', 'apfelmus', 'Äpfel', 'Ökologie', 'Ofen', '10 Finger', '2 Augen', 'Übung', 'Uhu', 'ſ', 'École'),
  );
  expect(register.map(({ letter, entries: of }) => `${letter} ${of.map(({ term }) => term).join(' ')}`)).toEqual([
    '# 2 Augen 10 Finger',
    'A Ähre Apfel Äpfel apfelmus',
    'E École',
    'O Ofen Ökologie',
    'S ſ',
    'U Übung Uhu',
    'Z Zahn',
  ]);
});

test.each([
  ['Apfel', 'A'],
  ['äpfel', 'A'],
  ['«Igel»', 'I'],
  ['…zumal', 'Z'],
  ['ßa', 'S'],
  ['Œuvre', 'O'],
  ['Łódź', 'L'],
  ['3-mal', '#'],
  ['(2) zwei', '#'],
  ['Игель', '#'],
  ['🦔', '#'],
  ['', '#'],
])('%s stands under %s', (term, letter) => {
  expect(letterOf(term)).toBe(letter);
});

describe('the filter', () => {
  const some = [
    { term: 'Igel', text: 'Ein Tier mit Stacheln' },
    { term: 'Müller', text: 'mahlt Körner' },
  ];
  test.each([
    ['', ['Igel', 'Müller']],
    ['  ', ['Igel', 'Müller']],
    ['ige', ['Igel']],
    ['muller', ['Müller']],
    ['MUELLER', ['Müller']],
    ['tier stach', ['Igel']],
    ['tier korn', []],
    ['acheln', []],
  ])('"%s" finds %o', (typed, found) => {
    expect(entriesWith(some, typed).map(({ term }) => term)).toEqual(found);
  });
});
