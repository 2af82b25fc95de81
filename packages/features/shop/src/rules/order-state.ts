import type { OrderState } from '../contract/index.ts';

/** What the operator may make of an order, while only its school decides about one that waits: the bill is in the parcel, so that nothing is paid before it left. */
const next: Readonly<Record<OrderState, readonly OrderState[]>> = {
  waiting: ['cancelled'],
  ordered: ['sent', 'cancelled'],
  sent: ['paid'],
  paid: [],
  cancelled: [],
  declined: [],
};

/** What its school has not decided yet. */
export const isWaiting = (state: OrderState): boolean => state === 'waiting';

/** What was never confirmed has no bill. */
export const hasInvoice = (state: OrderState): boolean => state !== 'waiting' && state !== 'declined';

/** What somebody owes, or has paid. */
export const isOwed = (state: OrderState): boolean => state === 'ordered' || state === 'sent' || state === 'paid';

/** What is packed, or was. */
export const hasDeliveryNote = isOwed;

/** What was billed and is cancelled; `cancelledAt` is null for orders of before there were credit notes. */
export const hasCreditNote = (state: OrderState, cancelledAt: Date | null): boolean => state === 'cancelled' && cancelledAt !== null;

/** What has left cannot be called back. */
export const mayBecome = (was: OrderState, is: OrderState): boolean => next[was].includes(is);
