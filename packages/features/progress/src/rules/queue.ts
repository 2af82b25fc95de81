/** How many others come before a task returns that was missed. */
const othersBetween = 3;
/** Somebody who misses a task so often needs a person and not another try. */
const mostTries = 4;

/** What is still to come after a miss: the task again after three others, and once more at the end. `tries` are those so far. */
export function queueAfterMiss(queue: readonly number[], task: number, tries: number): readonly number[] {
  if (tries >= mostTries) return queue;
  const soon = [...queue.slice(0, othersBetween), task, ...queue.slice(othersBetween)];
  // After the last one there are no others between.
  return tries === 1 && soon.at(-1) !== task ? [...soon, task] : soon;
}
