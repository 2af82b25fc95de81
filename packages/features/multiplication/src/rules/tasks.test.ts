import { describe, expect, it } from 'vitest';
import type { Form } from '../contract/index.ts';
import { isSolved } from './tasks.ts';

describe('what solves 7 × 8', () => {
  it.each<[Form, readonly number[], boolean]>([
    ['product', [56], true],
    ['product', [54], false],
    ['product', [], false],
    ['product', [56, 56], false],
    ['hear', [56], true],
    ['count', [56], true],
    ['order', [48], false],
    ['mark', [56], true],
    ['build', [7], true],
    ['build', [8], false],
    ['gapFirst', [7], true],
    ['gapFirst', [8], false],
    ['gapSecond', [8], true],
    ['quotient', [7], true],
    ['compose', [7, 8, 56], true],
    ['compose', [8, 7, 56], true],
    ['compose', [7, 8, 54], false],
    ['compose', [2, 28, 56], false],
    ['compose', [7, 8], false],
  ])('as %s: %j', (form, given, isRight) => {
    expect(isSolved({ form, a: 7, b: 8 }, given)).toBe(isRight);
  });
});
