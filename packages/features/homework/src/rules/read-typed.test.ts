import { expect, test } from 'vitest';
import { readTyped } from './read-typed.ts';

const subjects = ['Mathe', 'NMG', 'Deutsch'];
const groups = ['Gruppe Blau', 'Gruppe Blau 2', 'Flöte'];

test.each([
  ['Seite 12 lösen', 'Seite 12 lösen', null, null],
  ['Mathe: Seite 12 lösen 20min', 'Seite 12 lösen', 'Mathe', 20],
  ['mathe : Seite 12 (15 Minuten)', 'Seite 12', 'Mathe', 15],
  ['Lesen 10 Min.', 'Lesen', null, 10],
  ["NMG: Blatt 5'", 'Blatt', 'NMG', 5],
  ['Sport: Schuhe', 'Sport: Schuhe', null, null],
  ['Mathe:', 'Mathe:', null, null],
  ['20 min', '20 min', null, null],
  ['Seite 12', 'Seite 12', null, null],
  ['Film 700 min', 'Film', null, null],
  ['Mathe: S. 44, 20 Min.', 'S. 44', 'Mathe', 20],
  ['Deutsch Lernwörter', 'Lernwörter', 'Deutsch', null],
  ['deutsch Lernwörter 10 Min.', 'Lernwörter', 'Deutsch', 10],
  ['Deu: Diktat', 'Diktat', 'Deutsch', null],
  ['De: Diktat', 'De: Diktat', null, null],
  ['Deutschheft mitbringen', 'Deutschheft mitbringen', null, null],
  ['Deutsch', 'Deutsch', null, null],
])('«%s» is the task «%s» of %s with %s minutes', (typed, task, subject, minutes) => {
  expect(readTyped(typed, subjects)).toEqual({ task, subject, minutes, group: null });
});

test.each([
  ['Mathe: S. 44, 20 Min. @Gruppe Blau', 'S. 44', 'Mathe', 20, 'Gruppe Blau'],
  ['@gruppe blau Mathe S. 44', 'S. 44', 'Mathe', null, 'Gruppe Blau'],
  ['Lesen @Gruppe Blau 2', 'Lesen', null, null, 'Gruppe Blau 2'],
  ['Üben @Gruppe Flöte', 'Üben', null, null, 'Flöte'],
  ['An max@gruppe blau schreiben', 'An max@gruppe blau schreiben', null, null, null],
  ['Lesen @Gruppe Rot', 'Lesen @Gruppe Rot', null, null, null],
  ['@Flöte', '@Flöte', null, null, null],
])('«%s» is «%s» of %s, %s minutes, for %s', (typed, task, subject, minutes, group) => {
  expect(readTyped(typed, subjects, groups)).toEqual({ task, subject, minutes, group });
});
