import { describe, expect, it } from 'vitest';
import { displayCost, displayCredit, displayPrice, readCredit, roughCount } from './money.ts';

describe('credit as people read it', () => {
  it.each([
    [0, '0.00'],
    [99, '0.00'],
    [100, '0.01'],
    [184_099, '18.40'],
    [12_345_678, '1’234.56'],
    [12_345_678_900, '1’234’567.89'],
    [-50_000, '−5.00'],
  ])('%i units are %s, and never more than there is', (units, words) => expect(displayCredit(units)).toBe(words));

  it.each([
    [0, '0.00'],
    [2, '0.0002'],
    [210, '0.021'],
    [200, '0.02'],
    [15_000, '1.50'],
    [-12, '-0.0012'],
  ])('a cost of %i units is %s', (units, words) => expect(displayCost(units)).toBe(words));

  it.each([
    [0, '0.00'],
    [3, '< 0.01'],
    [100, '0.01'],
    [101, '0.02'],
    [3_700, '0.37'],
  ])('a price of %i units is %s', (units, words) => expect(displayPrice(units)).toBe(words));

  it.each([
    [7, '7'],
    [66, '66'],
    [489, '480'],
    [66_606, '66’000'],
  ])('%i is about %s', (count, words) => expect(roughCount(count)).toBe(words));

  it.each([
    ['5', 50_000],
    [' 2.50 ', 25_000],
    ['2,5', 25_000],
    ['1’200.–', 12_000_000],
    ['0.01', 100],
    ['', null],
    ['-5', null],
    ['1e3', null],
    ['0.001', null],
    ['9999999', null],
    ['fünf', null],
  ])('«%s» is read as %s', (typed, units) => expect(readCredit(typed)).toBe(units));
});
