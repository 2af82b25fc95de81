import { type CallContext, personOf, refuse as refuseAny } from '@pausenplatz/kernel-server';
import { getCreditNote, getDeliveryNote, getInvoice, listOrders } from '../../contract/index.ts';
import { invoiceDocument } from '../invoice/invoice-worker.ts';
import { type InvoiceSheet, invoiceSheet } from '../invoice/invoice-sheet.ts';
import { ordersOf, presentOrder, type ReadOrder } from '../queries/orders.ts';
import { hasCreditNote, hasDeliveryNote, hasInvoice } from '../../rules/index.ts';
import { handle, refuse } from '../shop.ts';
import type { ShopTables } from '../tables.ts';

type Context = CallContext<ShopTables>;

const invoicesRule = { name: 'shop-invoice', points: 60, perSeconds: 600 } as const;

const listOrdersHandler = handle(listOrders, async (context) => {
  const actor = personOf(context);
  const orders = await ordersOf(context.db, actor);
  return { orders: orders.map((order) => presentOrder(order, actor)) };
});

const getInvoiceHandler = handle(getInvoice, async (context, { id }) => {
  const order = await readableOrder(context, id);
  if (!hasInvoice(order.state)) return refuse('SHOP_NO_INVOICE');
  return paperOf(context, order, 'invoice');
});

const getDeliveryNoteHandler = handle(getDeliveryNote, async (context, { id }) => {
  const order = await readableOrder(context, id);
  if (!hasDeliveryNote(order.state)) return refuse('SHOP_NO_DELIVERY');
  return paperOf(context, order, 'delivery');
});

const getCreditNoteHandler = handle(getCreditNote, async (context, { id }) => {
  const order = await readableOrder(context, id);
  if (!hasCreditNote(order.state, order.cancelled_at)) return refuse('SHOP_NO_CREDIT');
  return paperOf(context, order, 'credit');
});

async function readableOrder(context: Context, id: string): Promise<ReadOrder> {
  const [order] = await ordersOf(context.db, personOf(context), { id });
  return order ?? refuse('SHOP_ORDER_NOT_FOUND');
}

async function paperOf(context: Context, order: ReadOrder, kind: InvoiceSheet['kind']) {
  const seconds = await context.rateLimiter.take(invoicesRule, personOf(context).userId);
  if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
  return invoiceDocument(invoiceSheet(order, kind));
}

export const orderHandlers = [listOrdersHandler, getInvoiceHandler, getDeliveryNoteHandler, getCreditNoteHandler];
