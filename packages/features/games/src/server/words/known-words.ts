import type { Level } from '../../contract/index.ts';
import { inCapitals } from '../../rules/index.ts';
import { answerWords } from './answers.data.ts';
import { blockedWords } from './blocked.data.ts';
import { guessWords } from './guesses.data.ts';

const listed = (words: string): readonly string[] => words.trim().split(/\s+/u).map(inCapitals);

/** Words that are looked for, by level. */
export const answers: Readonly<Record<Exclude<Level, 'class'>, readonly string[]>> = {
  easy: listed(answerWords.easy),
  middle: listed(answerWords.middle),
  hard: listed(answerWords.hard),
};

/** Words of the day: what is read and heard by all ages. */
export const dailyAnswers: readonly string[] = [...answers.easy, ...answers.middle];

const blocked: ReadonlySet<string> = new Set(listed(blockedWords));
const known: ReadonlySet<string> = new Set([...dailyAnswers, ...answers.hard, ...listed(guessWords)]);

export const isBlocked = (word: string): boolean => blocked.has(word);
export const isKnown = (word: string): boolean => known.has(word) && !blocked.has(word);
