import { expect, test } from 'vitest';
import { subjectPicture } from './subject-picture.ts';

test.each([
  ['Mathe', 'numbers'],
  ['Mathematik', 'numbers'],
  ['Deutsch', 'book'],
  ['Lesen', 'book'],
  ['Musik', 'note'],
  ['Turnen', 'ball'],
  ['Französisch', 'languages'],
  ['NMG', 'leaf'],
  ['Werken', 'scissors'],
  ['Bildnerisches Gestalten', 'brush'],
  ['Klassenrat', 'sheet'],
  [null, 'sheet'],
] as const)('%s has the picture %s', (subject, picture) => {
  expect(subjectPicture(subject)).toBe(picture);
});
