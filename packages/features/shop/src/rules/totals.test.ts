import { describe, expect, it } from 'vitest';
import { postageFor, totalsOf } from './totals.ts';

describe('postage', () => {
  it.each([
    [0, 0],
    [5, 900],
    [4_995, 900],
    [4_999, 900],
    [5_000, 0],
    [41_880, 0],
  ])('for goods of %i Rappen is %i', (goods, postage) => {
    expect(postageFor(goods)).toBe(postage);
  });
});

describe('totals', () => {
  it('hold the tax in the prices, for one rate', () => {
    const lines = [
      { quantity: 22, price: 1_290, vatRate: 81 },
      { quantity: 4, price: 2_400, vatRate: 81 },
      { quantity: 2, price: 1_950, vatRate: 81 },
    ];
    expect(totalsOf(lines)).toEqual({
      goods: 41_880,
      postage: 0,
      total: 41_880,
      vat: [{ rate: 81, gross: 41_880, net: 38_742, tax: 3_138 }],
    });
  });

  it('tax postage as what it carries, shared between two rates', () => {
    const totals = totalsOf([
      { quantity: 1, price: 1_000, vatRate: 81 },
      { quantity: 1, price: 2_000, vatRate: 26 },
    ]);
    expect(totals).toMatchObject({ goods: 3_000, postage: 900, total: 3_900 });
    expect(totals.vat.map(({ rate, gross }) => [rate, gross])).toEqual([
      [81, 1_300],
      [26, 2_600],
    ]);
  });

  it('of nothing are nothing', () => {
    expect(totalsOf([])).toEqual({ goods: 0, postage: 0, total: 0, vat: [] });
  });

  it('add up to the Rappen in ten thousand carts, as somebody else reckons them', () => {
    const next = randomNumbers(20_261_128);
    for (let round = 0; round < 10_000; round += 1) {
      const lines = Array.from({ length: 1 + next(12) }, () => ({
        quantity: 1 + next(60),
        price: 5 * (1 + next(8_000)),
        vatRate: [81, 26, 77, 25][next(4)] ?? 81,
      }));
      const totals = totalsOf(lines);
      // Counted piece by piece, in another way than the rule does.
      let goods = 0n;
      for (const { quantity, price } of lines) for (let piece = 0; piece < quantity; piece += 1) goods += BigInt(price);
      const total = goods + (goods < 5_000n ? 900n : 0n);
      expect([BigInt(totals.goods), BigInt(totals.total)]).toEqual([goods, total]);
      expect(BigInt(totals.vat.reduce((sum, { gross }) => sum + gross, 0))).toBe(total);
      for (const { rate, gross, net, tax } of totals.vat) {
        expect([net + tax, Number.isInteger(tax), Number.isInteger(gross)]).toEqual([gross, true, true]);
        // No more than half a Rappen beside the exact tax.
        expect(Math.abs(tax * (1_000 + rate) - gross * rate) * 2).toBeLessThanOrEqual(1_000 + rate);
      }
    }
  });
});

/** Numbers below a bound, the same in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}
