import { type OrderTotals, postageRule } from '../contract/index.ts';
import { taxWithin } from './vat.ts';

interface PricedLine {
  readonly quantity: number;
  /** Of one, in Rappen. */
  readonly price: number;
  /** Thousandths. */
  readonly vatRate: number;
}

/** Postage is added under the limit, and never to nothing. */
export const postageFor = (goods: number): number => (goods === 0 || goods >= postageRule.freeFrom ? 0 : postageRule.postage);

/** What an order costs, to the Rappen: the parts of all rates are the total, and net and tax are each part. */
export function totalsOf(lines: readonly PricedLine[]): OrderTotals {
  const byRate = new Map<number, number>();
  for (const { vatRate, price, quantity } of lines) byRate.set(vatRate, (byRate.get(vatRate) ?? 0) + price * quantity);
  const goods = [...byRate.values()].reduce((sum, one) => sum + one, 0);
  const postage = postageFor(goods);
  const parts = [...byRate].toSorted(([one], [other]) => other - one);
  const shares = shareOut(
    postage,
    parts.map(([, gross]) => gross),
  );
  const vat = parts.map(([rate, own], index) => {
    const gross = own + (shares[index] ?? 0);
    const tax = taxWithin(gross, rate);
    return { rate, gross, net: gross - tax, tax };
  });
  return { goods, postage, total: goods + postage, vat };
}

/** Postage is taxed as what it carries (MWSTG 19, 4): shared out by value, whole Rappen, the largest remainders first. */
function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, one) => sum + one, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / whole);
  const shares = exact.map(Math.floor);
  const left = amount - shares.reduce((sum, one) => sum + one, 0);
  const byRest = exact.map((share, index) => ({ index, rest: share % 1 })).toSorted((one, other) => other.rest - one.rest);
  for (const { index } of byRest.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
