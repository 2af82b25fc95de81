import { type Random, shuffled } from '@pausenplatz/progress/rules';
import type { Task } from './tasks.ts';

/** Tiles with which a calculation is built; some of them do not belong to it. */
export interface Tiles {
  readonly factors: readonly number[];
  readonly results: readonly number[];
}

/** The factors and results of the other tasks; with `neighbours` also results of the series beside, which look alike. */
export function tilesFor(tasks: readonly Task[], neighbours: boolean, random: Random): Tiles {
  const unique = (numbers: readonly number[]) => [...new Set(numbers)];
  const factors = unique(tasks.flatMap(({ a, b }) => [a, b])).toSorted((one, other) => one - other);
  const own = unique(tasks.map(({ a, b }) => a * b));
  const beside = neighbours ? tasks.map(({ a, b }, index) => a * (index % 2 === 0 || b === 1 ? b + 1 : b - 1)) : [];
  const strangers = shuffled(
    unique(beside).filter((result) => !own.includes(result)),
    random,
  ).slice(0, 4);
  return { factors, results: shuffled([...own, ...strangers], random) };
}
