import { describe, expect, test } from 'vitest';
import { hasWords, plainLetters, plainWords } from './plain-words.ts';

describe('plain letters', () => {
  test.each([
    ['Mühle', 'muhle'],
    ['Muehle', 'muhle'],
    ['MUHLE', 'muhle'],
    ['Grösse', 'grosse'],
    ['Größe', 'grosse'],
    ['Aerztin', 'arztin'],
    ['Zoé Müller-Çelik', 'zo muller-celik'],
  ])('of %s are %s', (text, plain) => expect(plainLetters(text)).toBe(plain));

  test('of the beginning of a word begin those of the word, wherever one stops typing', () => {
    for (const word of ['Aerztin', 'Mueller', 'Neue', 'Quelle', 'Übungsblätter', 'Israel', 'Poesie', 'Aue'])
      for (let typed = 1; typed <= word.length; typed += 1)
        expect(plainLetters(word).startsWith(plainLetters(word.slice(0, typed))), word.slice(0, typed)).toBe(true);
  });
});

test('words are letters and digits; signs part them', () => {
  expect(plainWords(' Mathe-Plan: 3a, «Übungen» ')).toEqual(['mathe', 'plan', '3a', 'ubungen']);
  expect(plainWords('  …  ')).toEqual([]);
});

test('a text has the words of which each begins one of its own, in any order', () => {
  expect(hasWords('Passwortkarten drucken', plainWords('druck passwort'))).toBe(true);
  expect(hasWords('Passwortkarten drucken', plainWords('karten'))).toBe(false);
  expect(hasWords('Irgendetwas', [])).toBe(true);
});
