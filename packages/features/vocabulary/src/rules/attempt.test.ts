import { expect, test } from 'vitest';
import { afterCheck, firstTry, shownWord } from './attempt.ts';
import { compareTyped } from './typed-text.ts';

const tries = (...given: readonly string[]) =>
  given.reduce((attempt, typed) => (typed === '?' ? shownWord(attempt) : afterCheck(attempt, compareTyped('die Nuss', typed))), firstTry);

test.each([
  ['right at once', ['die Nuss'], { stage: 'done', isRight: true, hasSharpS: false }],
  ['right with an ß', ['die Nuß'], { stage: 'done', isRight: true, hasSharpS: true }],
  ['the first place that is wrong', ['die Nus'], { stage: 'mend', typed: 'die Nus', wrongAt: 7 }],
  ['mended', ['die Nus', 'die Nuss'], { stage: 'done', isRight: false, hasSharpS: false }],
  ['missed twice', ['die Nus', 'die Nuhs'], { stage: 'copy', typed: 'die Nuhs', wrongAt: 6 }],
  ['copied', ['die Nus', 'die Nuhs', 'die Nuss'], { stage: 'done', isRight: false, hasSharpS: false }],
  ['copied wrong', ['die Nus', '?', 'die Nu'], { stage: 'copy', typed: 'die Nu', wrongAt: 6 }],
  ['shown', ['?'], { stage: 'copy', typed: '', wrongAt: null }],
  ['done stays done', ['die Nuss', '?', 'x'], { stage: 'done', isRight: true, hasSharpS: false }],
])('%s', (_name, given, expected) => {
  expect(tries(...given)).toEqual(expected);
});
