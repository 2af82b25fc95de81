import { describe, expect, it } from 'vitest';
import { queueAfterMiss } from './queue.ts';

describe('what comes after a miss', () => {
  it.each<[string, readonly number[], number, readonly number[]]>([
    ['in the middle', [4, 5, 6, 7, 8], 1, [4, 5, 6, 3, 7, 8, 3]],
    ['with three left', [7, 8, 9], 1, [7, 8, 9, 3]],
    ['with four left', [6, 7, 8, 9], 1, [6, 7, 8, 3, 9, 3]],
    ['at the end', [], 1, [3]],
    ['missed again', [7, 8, 9, 4], 2, [7, 8, 9, 3, 4]],
    ['missed for the fourth time', [7, 8], 4, [7, 8]],
  ])('%s', (_words, queue, tries, expected) => {
    expect(queueAfterMiss(queue, 3, tries)).toEqual(expected);
  });
});
