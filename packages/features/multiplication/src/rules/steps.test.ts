import { describe, expect, it } from 'vitest';
import { diplomaSteps, masteredSeries, mixableSeries, passedWith } from './steps.ts';

const upTo = (one: number, level: number) => Array.from({ length: level }, (_, index) => ({ series: one, level: index + 1 }));

describe('what passed levels open', () => {
  it.each<[string, ReturnType<typeof upTo>, readonly number[], readonly number[], readonly number[]]>([
    ['nothing', [], [], [], []],
    ['not yet', upTo(7, 7), [], [], []],
    ['one that is mastered', upTo(7, 8), [], [7], [7]],
    ['one that the teacher added', upTo(7, 8), [4, 12], [7], [4, 7, 12]],
    ['an extra one', upTo(12, 9), [], [12], [12]],
  ])('%s', (_words, passed, added, mastered, mixable) => {
    expect(masteredSeries(passed)).toEqual(mastered);
    expect(mixableSeries(passed, added)).toEqual(mixable);
  });

  it('counts to the diploma what lies on the map', () => {
    expect(diplomaSteps([...upTo(7, 10), ...upTo(12, 10), ...upTo(3, 2)])).toBe(12);
  });

  it('is tested out in the rows of one and ten alone', () => {
    expect([passedWith(10, 3), passedWith(1, 2), passedWith(7, 3)]).toEqual([[1, 2, 3], [1, 2], [3]]);
  });
});
