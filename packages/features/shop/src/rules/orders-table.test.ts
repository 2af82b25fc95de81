import { expect, it } from 'vitest';
import type { ShopOrder } from '../contract/index.ts';
import { shopTexts } from '../texts.ts';
import { ordersTable } from './orders-table.ts';

const order: ShopOrder = {
  id: 'o'.repeat(22),
  number: '2026-001001',
  state: 'sent',
  orderedAt: '2026-11-20T08:00:00.000Z',
  billedAt: '2026-11-28T23:30:00.000Z',
  schoolId: 's'.repeat(22),
  schoolName: 'Schule Sonnenberg',
  orderedBy: null,
  isOwn: false,
  mayDecide: false,
  hasCreditNote: false,
  decision: '',
  lines: [],
  totals: {
    goods: 30_000,
    postage: 0,
    total: 30_000,
    vat: [
      { rate: 81, gross: 20_000, net: 18_501, tax: 1_499 },
      { rate: 26, gross: 10_000, net: 9_747, tax: 253 },
    ],
  },
};

it('what is not owed is no row, and thousands are numbers for every program', () => {
  const words = { head: [], states: shopTexts.states };
  const large = { ...order, totals: { ...order.totals, vat: [{ rate: 81, gross: 123_450, net: 114_200, tax: 9_250 }] } };
  const [, ...rows] = ordersTable(
    [large, ...(['waiting', 'declined', 'cancelled'] as const).map((state) => ({ ...order, state }))],
    words,
    (at) => at.slice(0, 10),
  );
  expect(rows.map((row) => row.slice(-3))).toEqual([['1142.00', '92.50', '1234.50']]);
});

it('an order is a row for each rate, and its rows add up to what was paid', () => {
  const words = { head: ['Bestellung'], states: shopTexts.states };
  const [head, ...rows] = ordersTable([order], words, (at) => at.slice(0, 10));
  expect(head).toEqual(['Bestellung']);
  expect(rows).toEqual([
    ['2026-001001', '2026-11-28', 'verschickt', 'Schule Sonnenberg', '', '8.1', '185.01', '14.99', '200.00'],
    ['2026-001001', '2026-11-28', 'verschickt', 'Schule Sonnenberg', '', '2.6', '97.47', '2.53', '100.00'],
  ]);
});
