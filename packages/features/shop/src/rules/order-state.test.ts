import { expect, it } from 'vitest';
import { orderStates } from '../contract/index.ts';
import { hasDeliveryNote, hasInvoice, mayBecome } from './order-state.ts';

it.each([
  ['waiting', 'cancelled'],
  ['ordered', 'sent, cancelled'],
  ['sent', 'paid'],
  ['paid', ''],
  ['cancelled', ''],
  ['declined', ''],
] as const)('an order that is %s may become %s', (was, are) => {
  expect(orderStates.filter((is) => mayBecome(was, is)).join(', ')).toBe(are);
});

it.each([
  ['waiting', false, false],
  ['ordered', true, true],
  ['sent', true, true],
  ['paid', true, true],
  ['cancelled', true, false],
  ['declined', false, false],
] as const)('an order that is %s has a bill: %s, a delivery note: %s', (state, bill, note) => {
  expect([hasInvoice(state), hasDeliveryNote(state)]).toEqual([bill, note]);
});
