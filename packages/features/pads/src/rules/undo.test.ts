import { ChangeSet } from '@codemirror/state';
import { expect, test } from 'vitest';
import { linesOf } from './join-change.ts';
import { moved, noted, nothingToUndo } from './undo.ts';

const insert = (length: number, at: number, words: string) => ChangeSet.of({ from: at, insert: words }, length);

test('undoing takes away what one wrote oneself, and leaves what others wrote before, between and behind it', () => {
  let text = linesOf('Hallo');
  let undo = nothingToUndo;
  const write = (at: number, words: string, isSameRow: boolean) => {
    const change = insert(text.length, at, words);
    undo = noted(undo, change.invert(text), isSameRow);
    text = change.apply(text);
  };
  write(5, ' W', false);
  write(7, 'elt', true);
  write(0, '¡', false);
  const theirs = ChangeSet.of(
    [
      { from: 1, insert: 'Oh ' },
      { from: text.length, insert: '!' },
    ],
    text.length,
  );
  text = theirs.apply(text);
  undo = moved(undo, theirs);
  expect(text.toString()).toBe('¡Oh Hallo Welt!');
  for (const step of undo.back.toReversed()) text = step.apply(text);
  expect(text.toString()).toBe('Oh Hallo!');
});

test('a step whose words somebody else took away is none any more', () => {
  const text = linesOf('a');
  const change = insert(1, 1, 'b');
  const undo = noted(nothingToUndo, change.invert(text), false);
  expect(moved(undo, ChangeSet.of({ from: 1, to: 2 }, 2)).back).toEqual([]);
});
