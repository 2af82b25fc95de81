import type { OrderState, ShopOrder } from '../contract/index.ts';
import { formatRate } from './money.ts';
import { isOwed } from './order-state.ts';

interface OrdersTableWords {
  readonly head: readonly string[];
  readonly states: Readonly<Record<OrderState, string>>;
}

/**
 * Orders for accounting, those that are paid or to be paid: a row for each rate of the tax in an order, whose gross amounts add up to its total;
 * francs as 1234.50, which every program reckons with, and the day of the bill as YYYY-MM-DD of Zurich.
 */
export const ordersTable = (
  orders: readonly ShopOrder[],
  { head, states }: OrdersTableWords,
  dayOf: (at: string) => string,
): string[][] => [
  [...head],
  ...orders
    .filter(({ state }) => isOwed(state))
    .flatMap(({ number, billedAt, state, schoolName, orderedBy, totals }) =>
      totals.vat.map(({ rate, net, tax, gross }) => [
        number,
        dayOf(billedAt),
        states[state],
        schoolName,
        orderedBy ?? '',
        formatRate(rate),
        francs(net),
        francs(tax),
        francs(gross),
      ]),
    ),
];

const francs = (rappen: number): string => (rappen / 100).toFixed(2);
