import { gamesLimits, type Mark, type RoundState, type Row } from '../contract/index.ts';
import { lettersOf } from './letters.ts';

/** How a board stands after these guesses. */
export function stateAfter(guesses: readonly string[], answer: string): RoundState {
  if (guesses.at(-1) === answer) return 'solved';
  return guesses.length >= gamesLimits.guesses ? 'missed' : 'open';
}

const worth = { absent: 0, elsewhere: 1, here: 2 } as const;

/** The best that is known of each letter. */
export function knownLetters(rows: readonly Row[]): ReadonlyMap<string, Mark> {
  const known = new Map<string, Mark>();
  for (const { word, marks } of rows)
    for (const [at, letter] of lettersOf(word).entries()) {
      const mark = marks[at] ?? 'absent';
      if (worth[mark] >= worth[known.get(letter) ?? 'absent']) known.set(letter, mark);
    }
  return known;
}

const signs = { here: '🟦', elsewhere: '🟧', absent: '⬜' } as const;

/** A board as signs alone, a line for each guess: it tells how it went and nothing of the word. */
export const signsOf = (rows: readonly Row[]): string => rows.map(({ marks }) => marks.map((mark) => signs[mark]).join('')).join('\n');
