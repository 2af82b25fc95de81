import { describe, expect, it } from 'vitest';
import type { RunKind } from '../contract/index.ts';
import { type Level, levels } from './levels.ts';
import { returnsMissed } from './returns-missed.ts';

describe('missed tasks return', () => {
  it('where something is trained', () => {
    const returning = levels.filter((level) => returnsMissed('level', level));
    expect(returning).toEqual([2, 3, 7, 8, 9, 10]);
  });

  it.each<[RunKind, Level | null, boolean]>([
    ['training', null, true],
    ['mix', null, true],
    ['division', null, true],
    ['tempo', null, false],
    ['exam', null, false],
  ])('in %s', (kind, level, expected) => {
    expect(returnsMissed(kind, level)).toBe(expected);
  });
});
