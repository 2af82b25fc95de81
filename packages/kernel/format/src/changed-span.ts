import { isSame } from './is-same.ts';

interface Span<T> {
  readonly start: number;
  readonly end: number;
  readonly values: readonly T[];
}

/** The part of `before` that became something else, and what it became. */
export function changedSpan<T>(before: readonly T[], after: readonly T[]): Span<T> {
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start], after[start])) start += 1;
  let same = 0;
  const most = Math.min(before.length, after.length) - start;
  while (same < most && isSame(before[before.length - 1 - same], after[after.length - 1 - same])) same += 1;
  return { start, end: before.length - same, values: after.slice(start, after.length - same) };
}
