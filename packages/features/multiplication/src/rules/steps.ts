import { extraSeries, mapSeries } from '../contract/index.ts';

interface Passed {
  readonly series: number;
  readonly level: number;
}

/** From this level on a series counts as mastered: it may be mixed with others, and be run for time. */
const masteredFrom = 8;

/** The series that somebody has mastered. */
export const masteredSeries = (passed: readonly Passed[]): readonly number[] =>
  [...mapSeries, ...extraSeries].filter((one) => passed.some((pass) => pass.series === one && pass.level === masteredFrom));

/** The series that may be mixed: the mastered ones and those that a teacher has added. */
export const mixableSeries = (passed: readonly Passed[], added: readonly number[]): readonly number[] => {
  const mastered = masteredSeries(passed);
  return [...mapSeries, ...extraSeries].filter((one) => mastered.includes(one) || added.includes(one));
};

/** How many of the hundred steps to the diploma are done: ten levels of ten series. */
export const diplomaSteps = (passed: readonly Passed[]): number => passed.filter(({ series: one }) => one <= 10).length;
export const diplomaGoal = 100;

/** Levels that are passed with this one: rows of one and ten may be tested out. */
export const passedWith = (one: number, level: number): readonly number[] =>
  one === 1 || one === 10 ? Array.from({ length: level }, (_, index) => index + 1) : [level];
