import type { Row } from '../contract/index.ts';
import { lettersOf } from './letters.ts';

/** What a guess leaves out although it is known: a letter at its place, counted from one, or a letter somewhere. */
type LeftOut = { readonly letter: string; readonly place: number | null };

/** The harder way: whatever the rows before have told must be used. Null where the guess does so. */
export function leftOutOf(rows: readonly Row[], guess: string): LeftOut | null {
  const letters = lettersOf(guess);
  for (const { word, marks } of rows)
    for (const [at, letter] of lettersOf(word).entries())
      if (marks[at] === 'here' && letters[at] !== letter) return { letter, place: at + 1 };
  for (const { word, marks } of rows) {
    const told = lettersOf(word);
    for (const letter of new Set(told)) {
      const known = told.filter((one, at) => one === letter && marks[at] !== 'absent').length;
      if (letters.filter((one) => one === letter).length < known) return { letter, place: null };
    }
  }
  return null;
}
