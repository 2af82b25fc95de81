import { personOf, refuse as refuseAny } from '@pausenplatz/kernel-server';
import { getInvoice, listOrders } from '../../contract/index.ts';
import { invoiceDocument } from '../invoice/invoice-worker.ts';
import { invoiceSheet } from '../invoice/invoice-sheet.ts';
import { ordersOf, presentOrder } from '../queries/orders.ts';
import { hasInvoice } from '../../rules/index.ts';
import { handle, refuse } from '../shop.ts';

const invoicesRule = { name: 'shop-invoice', points: 60, perSeconds: 600 } as const;

const listOrdersHandler = handle(listOrders, async (context) => {
  const actor = personOf(context);
  const orders = await ordersOf(context.db, actor);
  return { orders: orders.map((order) => presentOrder(order, actor)) };
});

const getInvoiceHandler = handle(getInvoice, async (context, { id }) => {
  const actor = personOf(context);
  const [order] = await ordersOf(context.db, actor, { id });
  if (!order) return refuse('SHOP_ORDER_NOT_FOUND');
  if (!hasInvoice(order.state)) return refuse('SHOP_NO_INVOICE');
  const seconds = await context.rateLimiter.take(invoicesRule, actor.userId);
  if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
  return invoiceDocument(invoiceSheet(order));
});

export const orderHandlers = [listOrdersHandler, getInvoiceHandler];
