import type { SpelledWord } from '../contract/index.ts';
import type { Box } from './ladder.ts';
import { gapOf } from './gap.ts';

/** How a word is asked: looked at, covered and written; heard and written; written into a gap; written with its whole sentence. */
export type Form = 'look' | 'hear' | 'gap' | 'sentence';

export interface Exercise {
  readonly form: Form;
  /** What has to be written. */
  readonly answer: string;
  /** What is heard. */
  readonly spoken: string;
  /** What stands around a gap. */
  readonly before: string;
  readonly after: string;
}

const alone = { before: '', after: '' } as const;

const heard = ({ word }: SpelledWord): Exercise => ({ form: 'hear', answer: word, spoken: word, ...alone });

function gap({ word }: SpelledWord, sentence: string): Exercise | null {
  const found = gapOf(sentence, word);
  return found && { form: 'gap', spoken: sentence, ...found };
}

const whole = (sentence: string): Exercise | null =>
  sentence === '' ? null : { form: 'sentence', answer: sentence, spoken: sentence, ...alone };

/**
 * How a word in this box is asked (decisions 2.3). Where a sentence is missing, or does not hold the word as it is written, it is the word
 * that is heard. `turn` chooses in the last box, where all ways are mixed.
 */
export function exerciseFor(word: SpelledWord, box: Box, turn: number): Exercise {
  const gaps = [word.sentence, word.sentence2, word.sentence3].map((sentence) => gap(word, sentence));
  if (box === 0) return { ...heard(word), form: 'look' };
  if (box === 5) return whole(word.sentence4) ?? heard(word);
  if (box < 5) return gaps[box - 2] ?? heard(word);
  const mixed = [heard(word), ...gaps, whole(word.sentence4)].filter((one) => one !== null);
  return mixed[turn % mixed.length] ?? heard(word);
}

/** How long something is shown before it is covered: three seconds, more for a whole sentence. */
export const lookMs = (answer: string): number => Math.min(12_000, Math.max(3_000, answer.length * 200));
