import { describe, expect, it } from 'vitest';
import { mergeWords } from './merge-words.ts';

const base = 'Mathe Seite 12 bis Freitag lösen';

describe('two teachers in the same cell', () => {
  it.each([
    ['Mathe Seite 14 bis Freitag lösen', 'Mathe Seite 12 bis Montag lösen', 'Mathe Seite 14 bis Montag lösen'],
    ['Mathe Seite 12 bis Freitag lösen und falten', 'Rechnen Seite 12 bis Freitag lösen', 'Rechnen Seite 12 bis Freitag lösen und falten'],
    [base, 'Mathe Seite 13 bis Freitag lösen', 'Mathe Seite 13 bis Freitag lösen'],
    ['Mathe Seite 13 bis Freitag lösen', base, 'Mathe Seite 13 bis Freitag lösen'],
    ['Deutsch', 'Deutsch', 'Deutsch'],
  ])('«%s» and «%s» become «%s»', (mine, theirs, expected) => {
    expect(mergeWords(base, mine, theirs)).toBe(expected);
    expect(mergeWords(base, theirs, mine)).toBe(expected);
  });

  it.each([
    ['Mathe Seite 13 bis Freitag lösen', 'Mathe Seite 14 bis Freitag lösen'],
    [`${base} und falten`, `${base} und zeichnen`],
    ['', 'Mathe Seite 14 bis Freitag lösen'],
  ])('are asked when both changed the same words: «%s» and «%s»', (mine, theirs) => {
    expect(mergeWords(base, mine, theirs)).toBeNull();
    expect(mergeWords(base, theirs, mine)).toBeNull();
  });
});
