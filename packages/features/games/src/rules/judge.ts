import type { Mark } from '../contract/index.ts';
import { lettersOf } from './letters.ts';

/**
 * Where the letters of a guess stand in the answer. A letter counts as often as the answer has it: first where it stands right, then from
 * the left; one more of it is absent.
 */
export function judge(guess: string, answer: string): Mark[] {
  const [tried, wanted] = [lettersOf(guess), lettersOf(answer)];
  const left = new Map<string, number>();
  for (const [at, letter] of wanted.entries()) if (tried[at] !== letter) left.set(letter, (left.get(letter) ?? 0) + 1);
  return tried.map((letter, at) => {
    if (wanted[at] === letter) return 'here';
    const count = left.get(letter) ?? 0;
    if (count === 0) return 'absent';
    left.set(letter, count - 1);
    return 'elsewhere';
  });
}
