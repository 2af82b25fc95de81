import { expect, test } from 'vitest';
import { spellingKindOf } from './spelling-kind.ts';

test.each([
  ['das Eichhörnchen', 'umlaut'],
  ['die Blätter', 'umlaut'],
  ['die Nuss', 'sSound'],
  ['die Strasse', 'sSound'],
  ['die Tanne', 'doubling'],
  ['der Stock', 'doubling'],
  ['die Katze', 'doubling'],
  ['das Moos', 'lengthening'],
  ['die Biene', 'lengthening'],
  ['das Ohr', 'lengthening'],
  ['der Fuchs', 'other'],
  ['der Vogel', 'other'],
  ['der Specht', 'capitals'],
  ['rot', null],
  ['', null],
])('%s: %s', (word, kind) => {
  expect(spellingKindOf(word)).toBe(kind);
});
