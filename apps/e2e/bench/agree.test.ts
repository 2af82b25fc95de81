import { describe, expect, it } from 'vitest';
import { roundsAgree, spreadOf } from './agree.ts';

describe('rounds of a measurement', () => {
  it.each([
    ['one round agrees with nothing', [[1], [2]], false],
    [
      'two that say the same in all rows',
      [
        [1, 1.1],
        [2, 2.2],
      ],
      true,
    ],
    [
      'each row has a pair, but not in the same rounds',
      [
        [1, 1, 2],
        [2, 4, 4],
      ],
      false,
    ],
    [
      'the first and the third',
      [
        [1, 2, 1.05],
        [3, 1, 3.3],
      ],
      true,
    ],
    ['a bound is a bound', [[100, 116]], false],
    ['what was not measured agrees with nothing', [[Number.NaN, Number.NaN]], false],
  ])('%s', (_name, rows, expected) => expect(roundsAgree(rows)).toBe(expected));

  it('are spread by how much the most is above the least', () => {
    expect([spreadOf([2, 2]), spreadOf([2, 3, 2.5])]).toEqual([0, 0.5]);
  });
});
