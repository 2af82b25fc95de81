import type { VatKind } from '../contract/index.ts';

/** Rates of the Swiss value-added tax in thousandths, with the first day on which they hold (MWSTG 25). */
const rates: readonly { readonly from: string; readonly normal: number; readonly reduced: number }[] = [
  { from: '2018-01-01', normal: 77, reduced: 25 },
  { from: '2024-01-01', normal: 81, reduced: 26 },
];

/** The rate of a day (YYYY-MM-DD in Switzerland). */
export function vatRateOn(kind: VatKind, day: string): number {
  const [first, ...later] = rates;
  const held = later.findLast(({ from }) => from <= day) ?? first;
  if (!held) throw new Error('There is no rate at all.');
  return held[kind];
}

/** The tax inside a price, rounded to the Rappen. */
export const taxWithin = (gross: number, rate: number): number => Math.round((gross * rate) / (1_000 + rate));
