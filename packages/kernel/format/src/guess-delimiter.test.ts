import { expect, it } from 'vitest';
import { guessDelimiter, saidDelimiter } from './guess-delimiter.ts';

it.each([
  ['Excel in Switzerland', 'Vorname;Nachname\nMia;Meier', ';'],
  ['Excel elsewhere', 'Vorname,Nachname\nMia,Meier', ','],
  ['cells copied from a table', 'Mia\tMeier\nNoah\tKeller', '\t'],
  ['commas inside of quotes do not count', '"Meier, Mia";3a\n"Keller, Noah, jun.";3a', ';'],
  ['a comma in some of the names', 'Name;Klasse\nMeier, Mia;3a\nKeller, Noah;3a', ';'],
  ['one column alone', 'Mia Meier\nNoah Keller', ';'],
  ['a title and a blank line above', 'Klassenliste, 9q\n\nVorname;Name;Klasse\nZoë;Müller;9q', ';'],
  ['titles with as many delimiters as others have', 'Liste, 2026\nVorname\tName\nZoë\tMüller', '\t'],
  ['nothing', '', ';'],
])('%s', (_what, text, expected) => {
  expect(guessDelimiter(text)).toBe(expected);
});

it.each([
  ['sep=;\r\nVorname;Name', { delimiter: ';', rest: 'Vorname;Name' }],
  ['"sep=,"\nVorname,Name', { delimiter: ',', rest: 'Vorname,Name' }],
  ['\uFEFFSEP=\t\rVorname\tName', { delimiter: '\t', rest: 'Vorname\tName' }],
  ['sep=;', { delimiter: ';', rest: '' }],
  ['sep=x\nVorname', null],
  ['Vorname;Name\nsep=;', null],
])('%j says how it is delimited', (text, expected) => {
  expect(saidDelimiter(text)).toEqual(expected);
});
