import { describe, expect, it } from 'vitest';
import { type Sign, stages } from '../contract/index.ts';
import { seeded } from '../testing/seeded.ts';
import { type Calculation, solutionOf, typed, valueOf } from './calculation.ts';
import { drawRun } from './draw-run.ts';
import { type Strategy, stopsOf, strategyFor } from './strategy.ts';

const a = (sign: Sign, one: number, other: number, more: Partial<Calculation> = {}): Calculation => ({
  skill: 'plus-100-over',
  sign,
  a: one,
  b: other,
  of: null,
  scale: 1,
  ...more,
});
const whole = (way: Strategy) => [way.kind, way.start / 100, ...way.jumps.map((jump) => jump / 100)];

describe('the way to a result', () => {
  it.each<[string, Calculation, readonly (string | number)[]]>([
    ['47 + 38', a('plus', 47, 38), ['places', 47, 30, 8]],
    ['47 + 5', a('plus', 47, 5), ['bridge', 47, 3, 2]],
    ['8 + 5', a('plus', 8, 5), ['bridge', 8, 2, 3]],
    ['3 + 4', a('plus', 3, 4), ['count', 3, 4]],
    ['30 + 40', a('plus', 30, 40), ['count', 30, 40]],
    ['82 − 37', a('minus', 82, 37), ['places', 82, -30, -7]],
    ['13 − 5', a('minus', 13, 5), ['bridge', 13, -3, -2]],
    ['20 − 5', a('minus', 20, 5), ['count', 20, -5]],
    ['3,4 + 2,7', a('plus', 34, 27, { scale: 10 }), ['places', 3.4, 2, 0.7]],
    ['340000 + 270000', a('plus', 340_000, 270_000), ['places', 340_000, 200_000, 70_000]],
    ['7 × 8', a('times', 7, 8), ['split', 0, 40, 16]],
    ['9 × 8', a('times', 9, 8), ['less', 0, 80, -8]],
    ['4 × 6', a('times', 4, 6), ['split', 0, 12, 12]],
    ['2 × 8', a('times', 2, 8), ['known', 0, 8, 8]],
    ['7 × 5', a('times', 7, 5), ['known', 0, 7, 7, 7, 7, 7]],
    ['10 × 8', a('times', 10, 8), ['known', 0, 80]],
    ['40 × 7', a('times', 40, 7), ['split', 0, 140, 140]],
    ['6000 × 4', a('times', 6_000, 4), ['split', 0, 20_000, 4_000]],
    ['56 : 7', a('divided', 56, 7), ['inverse', 0, 35, 21]],
    ['280 : 40', a('divided', 280, 40), ['inverse', 0, 200, 80]],
    ['3/4 of 80', a('part', 3, 4, { of: 80 }), ['part', 0, 20, 20, 20]],
    ['75 % of 80', a('percent', 75, 100, { of: 80 }), ['part', 0, 20, 20, 20]],
  ])('%s', (_words, calculation, expected) => {
    expect(whole(strategyFor(calculation))).toEqual(expected);
  });

  it('names what is multiplied', () => {
    expect(strategyFor(a('times', 40, 7)).factors).toEqual([
      { times: 20, of: 7 },
      { times: 20, of: 7 },
    ]);
    expect(strategyFor(a('divided', 56, 7)).factors).toEqual([
      { times: 5, of: 7 },
      { times: 3, of: 7 },
    ]);
  });

  it.each(stages)('ends at the result in every calculation of stage %i', (stage) => {
    const random = seeded(stage);
    const all = Array.from({ length: 100 }, () => drawRun(stage, 20, random)).flat();
    const wrong = all.filter((one) => {
      const way = strategyFor(one);
      const end = one.sign === 'divided' ? one.a * 100 : solutionOf(one);
      return way.jumps.length === 0 || way.jumps.length > 9 || stopsOf(way).at(-1) !== end;
    });
    expect(all.length).toBe(2_000);
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

it.each([
  ['2,1', 210],
  ['0,7', 70],
  ['85', 8_500],
  ['610000', 61_000_000],
  ['2,', 200],
])('%s is read as it is typed', (text, hundredths) => {
  expect(valueOf(text)).toBe(hundredths);
  expect(typed(hundredths)).toBe(text.replace(/,$/, ''));
});
