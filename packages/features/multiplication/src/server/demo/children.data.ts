import type { Mastery } from '../../contract/index.ts';

/** Levels that Noah of 3a has passed, by series. */
export const passedByNoah: Readonly<Record<number, number>> = { 1: 10, 2: 10, 3: 10, 4: 8, 5: 10, 6: 4, 7: 7, 8: 2, 9: 1, 10: 10 };

/** Facts of Noah that are not secure; all others are, but two that he has not met. */
export const unsureOfNoah: Readonly<Record<string, Exclude<Mastery, 'secure'>>> = {
  '4x6': 'almost',
  '4x8': 'almost',
  '4x9': 'almost',
  '6x4': 'almost',
  '6x7': 'almost',
  '6x8': 'practise',
  '6x9': 'almost',
  '7x6': 'almost',
  '7x8': 'practise',
  '7x9': 'almost',
  '8x4': 'almost',
  '8x6': 'almost',
  '8x7': 'practise',
  '8x8': 'practise',
  '8x9': 'new',
  '9x4': 'almost',
  '9x6': 'practise',
  '9x7': 'almost',
  '9x8': 'new',
  '9x9': 'almost',
};

/** In which order a class learns its series, and how many of them a child of it knows, one after the other. */
export const learningOrder = [1, 10, 2, 5, 4, 3, 6, 8, 9, 7] as const;
export const knownSeries = [6, 3, 8, 5, 4, 7, 2, 6, 9, 4, 5, 3, 7, 1, 6, 5, 8, 4, 2, 6, 5] as const;

/** When each kind was answered, in days before today; the last mistake comes last. */
export const answeredDaysAgo: Readonly<Record<Mastery, readonly { readonly daysAgo: number; readonly isRight: boolean }[]>> = {
  new: [],
  practise: [
    { daysAgo: 6, isRight: true },
    { daysAgo: 1, isRight: false },
  ],
  almost: [
    { daysAgo: 2, isRight: true },
    { daysAgo: 1, isRight: true },
  ],
  secure: [
    { daysAgo: 8, isRight: true },
    { daysAgo: 5, isRight: true },
    { daysAgo: 2, isRight: true },
  ],
};

/** Runs for time of Noah, oldest first. */
export const speedOfNoah = [
  { daysAgo: 9, ms: 214_000, errors: 2 },
  { daysAgo: 7, ms: 188_000, errors: 4 },
  { daysAgo: 4, ms: 176_000, errors: 1 },
  { daysAgo: 1, ms: 161_000, errors: 3 },
] as const;

/** Answers of each week since the summer holidays, the oldest first. */
export const answersByWeek = [6, 10, 14, 9, 12, 18, 22, 11, 0, 0, 8, 24, 30, 26] as const;
