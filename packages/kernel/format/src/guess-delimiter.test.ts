import { expect, it } from 'vitest';
import { guessDelimiter } from './guess-delimiter.ts';

it.each([
  ['Excel in Switzerland', 'Vorname;Nachname\nMia;Meier', ';'],
  ['Excel elsewhere', 'Vorname,Nachname\nMia,Meier', ','],
  ['cells copied from a table', 'Mia\tMeier\nNoah\tKeller', '\t'],
  ['commas inside of quotes do not count', '"Meier, Mia";3a\n"Keller, Noah, jun.";3a', ';'],
  ['a comma in some of the names', 'Name;Klasse\nMeier, Mia;3a\nKeller, Noah;3a', ';'],
  ['one column alone', 'Mia Meier\nNoah Keller', ';'],
  ['nothing', '', ';'],
])('%s', (_what, text, expected) => {
  expect(guessDelimiter(text)).toBe(expected);
});
