import { type Box, ceiling } from './boxes.ts';

/** What points are given for; decisions, 2.13. */
export const pointsFor = { firstTry: 1, levelPassed: 10, wordLearned: 2, memoryWon: 5, diploma: 50 } as const;

const dayMs = 24 * 3_600_000;

interface Earning {
  /** Of what was asked, before the answer; null for what is no item, such as a level that was passed. */
  readonly box: Box | null;
  /** When points were last given for it. */
  readonly lastPointsAt: Date | null;
  readonly at: Date;
  /** What the trainer says that it is worth: nothing for a mistake. */
  readonly worth: number;
  /** Points of that day so far. */
  readonly earnedThatDay: number;
}

/** Points for one answer: nothing for the easy that is repeated within a day, and never more than a day has. */
export function pointsEarned({ box, lastPointsAt, at, worth, earnedThatDay }: Earning, perDay: number): number {
  const isEasyAgain = box === ceiling && lastPointsAt !== null && at.getTime() - lastPointsAt.getTime() < dayMs;
  return isEasyAgain ? 0 : Math.max(0, Math.min(worth, perDay - earnedThatDay));
}
