import { describe, expect, it } from 'vitest';
import { taxWithin, vatRateOn } from './vat.ts';

describe('the rate of a day', () => {
  it.each([
    ['normal', '2023-12-31', 77],
    ['normal', '2024-01-01', 81],
    ['normal', '2026-11-28', 81],
    ['reduced', '2023-12-31', 25],
    ['reduced', '2024-01-01', 26],
    ['reduced', '2012-05-01', 25],
  ] as const)('%s on %s is %i', (kind, day, rate) => {
    expect(vatRateOn(kind, day)).toBe(rate);
  });
});

describe('the tax inside a price', () => {
  it.each([
    [41_880, 81, 3_138],
    [10_810, 81, 810],
    [10_260, 26, 260],
    [1, 81, 0],
    [0, 81, 0],
  ])('of %i Rappen at %i is %i', (gross, rate, tax) => {
    expect(taxWithin(gross, rate)).toBe(tax);
  });
});
