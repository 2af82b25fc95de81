import { expect, test } from 'vitest';
import { vocabularyLimits as limits } from '../contract/index.ts';
import { pastedWords } from './pasted-words.ts';

const shown = (cells: readonly (readonly string[])[]) =>
  pastedWords(cells).map(({ nr, word, problem }) => [
    nr,
    problem ?? [word.word, word.sentence, word.sentence2, word.sentence3, word.sentence4].join('|'),
  ]);

test.each([
  [
    'words below each other',
    [['der Fuchs'], ['rot']],
    [
      [1, 'der Fuchs||||'],
      [2, 'rot||||'],
    ],
  ],
  ['words with sentences', [['der Fuchs', 'Ein Fuchs.', 'Der Fuchs.']], [[1, 'der Fuchs|Ein Fuchs.|Der Fuchs.||']]],
  [
    'a heading, empty lines and columns',
    [
      ['Wort', 'Satz'],
      ['', ''],
      ['rot', '', '', '', '', '', ''],
    ],
    [[3, 'rot||||']],
  ],
  [
    'bullets and numbers of Word',
    [['•\tder Fuchs'], ['12. rot'], ['- blau']],
    [
      [1, 'der Fuchs||||'],
      [2, 'rot||||'],
      [3, 'blau||||'],
    ],
  ],
  ['a word that begins with a dash', [['-bar']], [[1, '-bar||||']]],
  ['blanks of all kinds and parts of letters', [['  der\u00a0 Ba\u0308r ', 'Ein\nBär.']], [[1, 'der Bär|Ein Bär.|||']]],
  ['a gap between sentences', [['rot', '', 'Zwei.']], [[1, 'rot||Zwei.||']]],
  ['a sentence without a word', [['', 'Ein Satz.']], [[1, 'noWord']]],
  ['a word that is none', [['a'.repeat(limits.wordMaximum + 1)]], [[1, 'wordTooLong']]],
  ['a sentence that is a story', [['rot', 'a'.repeat(limits.sentenceMaximum + 1)]], [[1, 'sentenceTooLong']]],
  ['five sentences', [['rot', '1', '2', '3', '4', '5']], [[1, 'tooManySentences']]],
  ['nothing', [['']], []],
])('%s', (_name, cells, expected) => {
  expect(shown(cells)).toEqual(expected);
});

test('what is too much is said at each line', () => {
  const problems = pastedWords(Array.from({ length: limits.itemsAtOnce + 2 }, (_none, at) => [`Wort ${at}`])).map(({ problem }) => problem);
  expect(problems.slice(-3)).toEqual([null, 'tooMany', 'tooMany']);
});
