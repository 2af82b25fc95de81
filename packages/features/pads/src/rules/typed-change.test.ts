import { expect, test } from 'vitest';
import { writtenChange } from './join-change.ts';
import { typedChange } from './typed-change.ts';

test.each([
  ['a letter', 'Hut', 'Haut', 2, [1, [0, 'a'], 2]],
  ['the second of two equal letters', 'Bet', 'Beet', 3, [2, [0, 'e'], 1]],
  ['the first of two equal letters', 'Bet', 'Beet', 2, [1, [0, 'e'], 2]],
  ['a word in place of another', 'ein Hund', 'eine Katze', 10, [3, [5, 'e Katze']]],
  ['a line', 'a', 'a\nb', 3, [1, [0, '', 'b']]],
  ['one squirrel in place of another sign with the same half', '🐿', '🐀', 2, [[2, '🐀']]],
  ['a sign taken away', 'a🐿b', 'ab', 1, [1, [2], 1]],
  ['all of it', 'weg', '', 0, [[3]]],
])('%s', (_what, before, after, caret, change) => {
  const typed = typedChange(before, after, caret);
  expect(typed && writtenChange(typed)).toEqual(change);
});

test('nothing is no change', () => {
  expect(typedChange('a', 'a', 1)).toBe(null);
});
