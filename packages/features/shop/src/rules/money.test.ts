import { describe, expect, it } from 'vitest';
import { formatRappen, formatRate } from './money.ts';

describe('an amount', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [4_995, '49.95'],
    [5_000, '50.00'],
    [123_450, '1’234.50'],
    [99_999_999, '999’999.99'],
    [-900, '-9.00'],
  ])('of %i Rappen is written %s', (rappen, words) => {
    expect(formatRappen(rappen)).toBe(words);
  });

  it.each([
    [81, '8.1'],
    [26, '2.6'],
  ])('a rate of %i thousandths is written %s', (rate, words) => {
    expect(formatRate(rate)).toBe(words);
  });
});
