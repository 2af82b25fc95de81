import { expect, test } from 'vitest';
import { readTyped } from './read-typed.ts';

const subjects = ['Mathe', 'NMG'];

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
])('«%s» is the task «%s» of %s with %s minutes', (typed, task, subject, minutes) => {
  expect(readTyped(typed, subjects)).toEqual({ task, subject, minutes });
});
