import type { OrderState, ShopOrder } from '../contract/index.ts';
import { formatRappen, formatRate } from './money.ts';

interface OrdersTableWords {
  readonly head: readonly string[];
  readonly states: Readonly<Record<OrderState, string>>;
}

/** Orders for accounting: a row for each rate of the tax in an order, whose gross amounts add up to its total; days as YYYY-MM-DD of Zurich. */
export const ordersTable = (
  orders: readonly ShopOrder[],
  { head, states }: OrdersTableWords,
  dayOf: (at: string) => string,
): string[][] => [
  [...head],
  ...orders.flatMap(({ number, orderedAt, state, schoolName, orderedBy, totals }) =>
    totals.vat.map(({ rate, net, tax, gross }) => [
      number,
      dayOf(orderedAt),
      states[state],
      schoolName,
      orderedBy ?? '',
      formatRate(rate),
      formatRappen(net),
      formatRappen(tax),
      formatRappen(gross),
    ]),
  ),
];
