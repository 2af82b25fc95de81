import type { RunKind } from '../contract/index.ts';
import type { Level } from './levels.ts';

/** Whether missed tasks return: not in what is a test, and not where the order of the tasks is the task. */
export const returnsMissed = (kind: RunKind, level: Level | null): boolean =>
  kind !== 'tempo' && kind !== 'exam' && (level === null || [2, 3, 7, 8, 9, 10].includes(level));
