import type { RunKind } from '../contract/index.ts';
import type { Level } from './levels.ts';

/** How many others come before a task returns that was missed. */
const othersBetween = 3;
/** Somebody who misses a task so often needs a person and not another try. */
const mostTries = 4;

/** Whether missed tasks return: not in what is a test, and not where the order of the tasks is the task. */
export const returnsMissed = (kind: RunKind, level: Level | null): boolean =>
  kind !== 'tempo' && kind !== 'exam' && (level === null || [2, 3, 7, 8, 9, 10].includes(level));

/** What is still to come after a miss: the task again after three others, and once more at the end. `tries` are those so far. */
export function queueAfterMiss(queue: readonly number[], task: number, tries: number): readonly number[] {
  if (tries >= mostTries) return queue;
  const soon = [...queue.slice(0, othersBetween), task, ...queue.slice(othersBetween)];
  // After the last one there are no others between.
  return tries === 1 && soon.at(-1) !== task ? [...soon, task] : soon;
}
