import { type SpelledWord, vocabularyLimits as limits } from '../contract/index.ts';

type LineProblem = 'noWord' | 'wordTooLong' | 'sentenceTooLong' | 'tooManySentences' | 'tooMany';

/** A line that somebody brought: the word as it will be stored, or why it cannot be. */
export interface PastedLine {
  /** From 1, as people count. */
  readonly nr: number;
  readonly word: SpelledWord;
  readonly problem: LineProblem | null;
}

const headings = new Set(['wort', 'wörter', 'lernwort', 'lernwörter', 'begriff', 'word']);
/** Dots and numbers that Word puts before the lines of a list. */
const bullet = /^(?:[•·▪◦‣*–-]|\d{1,3}[.)])\s+/u;

const tidy = (cell: string | undefined): string =>
  (cell ?? '')
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

function problemOf([word = '', ...sentences]: readonly string[], isOver: boolean): LineProblem | null {
  if (isOver) return 'tooMany';
  if (word === '') return 'noWord';
  if (word.length > limits.wordMaximum) return 'wordTooLong';
  if (sentences.some(({ length }) => length > limits.sentenceMaximum)) return 'sentenceTooLong';
  return sentences.length > 4 ? 'tooManySentences' : null;
}

/** The words in cells of a table: the word first, then up to four sentences. Empty lines and a heading are left out. */
export function pastedWords(cells: readonly (readonly string[])[]): readonly PastedLine[] {
  const lines = cells.map((row, at) => ({ nr: at + 1, cells: trimmed(row.map(tidy)) })).filter(({ cells: filled }) => filled.length > 0);
  const isHeading = headings.has((lines[0]?.cells[0] ?? '').toLowerCase());
  let taken = 0;
  return lines.slice(isHeading ? 1 : 0).map(({ nr, cells: [first = '', ...sentences] }) => {
    const word = first.replace(bullet, '');
    const problem = problemOf([word, ...sentences], taken >= limits.itemsAtOnce);
    if (problem === null) taken += 1;
    const [sentence = '', sentence2 = '', sentence3 = '', sentence4 = ''] = sentences;
    return { nr, word: { word, sentence, sentence2, sentence3, sentence4 }, problem };
  });
}

/** Without what is empty at the end: spreadsheets copy whole columns. */
const trimmed = (row: readonly string[]): readonly string[] => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);
