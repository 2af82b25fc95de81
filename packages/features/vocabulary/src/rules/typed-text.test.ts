import { expect, test } from 'vitest';
import { compareTyped, tidyTyped } from './typed-text.ts';

test.each([
  ['as it is', 'der Hund', 'der Hund', null],
  ['blanks around and between', 'der Hund', '  der   Hund ', null],
  ['a blank that does not break', 'der Hund', 'der\u00a0Hund', null],
  ['an umlaut in two parts', 'das Eichhörnchen', 'das Eichho\u0308rnchen', null],
  ['a sign without a width', 'der Hund', 'der\u200b Hund', null],
  ['the full stop of two blanks on a tablet', 'der Hund', 'der Hund. ', null],
  ['a sentence without its full stop', 'Der Hund bellt.', 'Der Hund bellt', null],
  ['a sentence with another sign at its end', 'Bellt der Hund?', 'Bellt der Hund!', null],
  ['smart quotes', 'Er ruft: "Komm"', 'Er ruft: „Komm“', null],
  ['Swiss quotes', 'Er ruft: „Komm"', 'Er ruft: «Komm»', null],
  ['a smart apostrophe', "geht's", 'geht’s', null],
  ['a long dash', 'die E-Mail', 'die E–Mail', null],
  ['three points as one sign', 'Warte ... jetzt', 'Warte … jetzt', null],
  ['an ß for ss', 'die Strasse', 'die Straße', null],
  ['ss for an ß of the list', 'die Straße', 'die Strasse', null],
  ['a small noun', 'der Hund', 'der hund', 4],
  ['a capital verb', 'rennen', 'Rennen', 0],
  ['a letter too few', 'das Eichhörnchen', 'das Eichörnchen', 8],
  ['a letter too many', 'der Fuchs', 'der Fucchs', 7],
  ['one s', 'die Strasse', 'die Strase', 9],
  ['an ß for one s', 'der Besen', 'der Beßen', 6],
  ['the end is missing', 'die Wurzel', 'die Wurz', 8],
  ['more behind the end', 'die Nuss', 'die Nuss da', 8],
  ['two words in one', 'der Hund', 'derHund', 3],
  ['nothing', 'der Hund', '   ', 0],
])('%s', (_name, asked, given, wrongAt) => {
  expect(compareTyped(asked, given)).toMatchObject({ isRight: wrongAt === null, wrongAt });
});

test('an ß is right and said', () => {
  expect([compareTyped('die Nuss', 'die Nuß').hasSharpS, compareTyped('die Nuss', 'die Nuss').hasSharpS]).toEqual([true, false]);
});

test('what is tidied is shown as it was meant', () => {
  expect(tidyTyped(' «Ja» – so\u0308 ')).toBe('"Ja" - sö');
});

test('a hundred thousand letters take a moment', () => {
  const long = 'a . '.repeat(25_000);
  const before = performance.now();
  expect(compareTyped(long, `${long}b`).isRight).toBe(false);
  expect(performance.now() - before).toBeLessThan(500);
});
