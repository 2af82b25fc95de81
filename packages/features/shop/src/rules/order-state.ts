import type { OrderState } from '../contract/index.ts';

/** What may become of an order: the bill is in the parcel, so that nothing is paid before it left. */
const next: Readonly<Record<OrderState, readonly OrderState[]>> = {
  ordered: ['sent', 'cancelled'],
  sent: ['paid'],
  paid: [],
  cancelled: [],
};

/** What has left cannot be called back. */
export const mayBecome = (was: OrderState, is: OrderState): boolean => next[was].includes(is);
