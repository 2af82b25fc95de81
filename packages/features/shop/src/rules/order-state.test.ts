import { expect, it } from 'vitest';
import { orderStates } from '../contract/index.ts';
import { mayBecome } from './order-state.ts';

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
