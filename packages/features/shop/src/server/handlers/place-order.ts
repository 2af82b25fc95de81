import type { ParsedInputOf } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, lockFor, newId, personOf, refuse as refuseAny, type Work } from '@pausenplatz/kernel-server';
import type { SchoolScope } from '@pausenplatz/schools/server';
import { placeOrder, shopLimits } from '../../contract/index.ts';
import { formatRappen, referenceOf, totalsOf, vatRateOn } from '../../rules/index.ts';
import { type Creditor, creditorOf } from '../creditor.ts';
import { approvalJob } from '../approval-mail.ts';
import { confirmationJob } from '../mails.ts';
import { holdsHead, needsApproval } from '../queries/approval.ts';
import { numberOf, ordersOf, presentOrder, type ReadOrder, yearOf } from '../queries/orders.ts';
import { holdVariants, takeFromStock } from '../queries/products.ts';
import { holdBuyer, proveBuyer } from '../scope.ts';
import { handle, refuse } from '../shop.ts';
import type { ShopTables } from '../tables.ts';

type Wanted = ParsedInputOf<typeof placeOrder>;
type Context = CallContext<ShopTables>;
type OwnWork = Work<ShopTables>;

const ordersRule = { name: 'shop-order', points: 30, perSeconds: 3_600 } as const;

/** Loads, proves, holds what is left, reckons anew, stores, tells. What a client says of prices is only compared. */
const placeOrderHandler = handle(placeOrder, async (context, wanted) => {
  const { userId } = personOf(context);
  const school = await proveBuyer(context, wanted.schoolId);
  const creditor = creditorOf(context) ?? refuse('SHOP_CLOSED');
  if (wanted.useInvoiceAddress && wanted.invoice === null) return refuse('SHOP_INVOICE_ADDRESS');
  const seconds = await context.rateLimiter.take(ordersRule, userId);
  if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
  return context.transact(async (work) => {
    await lockFor(work.db, `shop cart ${userId} ${wanted.cartId}`);
    await holdBuyer(context, work, school);
    const [before] = await ordersOf(work.db, personOf(context), { cartId: wanted.cartId });
    const order = before ? sameOrder(before, wanted) : await storeOrder(context, work, { wanted, school, creditor });
    return { order: presentOrder(order, personOf(context)) };
  });
});

/** A second press of the button is the same order; another content under the same cart is none. */
function sameOrder(before: ReadOrder, { items, schoolId }: Wanted): ReadOrder {
  const ordered = before.lines.map(({ variant_id, quantity }) => `${variant_id} ${quantity}`).toSorted();
  const asked = [...summed(items)].map(([variantId, quantity]) => `${variantId} ${quantity}`).toSorted();
  const isSame = before.school_id === schoolId && ordered.join() === asked.join();
  return isSame ? before : refuse('SHOP_TWICE', { details: { number: numberOf(before) } });
}

const summed = (items: Wanted['items']): ReadonlyMap<string, number> => {
  const all = new Map<string, number>();
  for (const { variantId, quantity } of items) all.set(variantId, (all.get(variantId) ?? 0) + quantity);
  return all;
};

interface Ordering {
  readonly wanted: Wanted;
  readonly school: SchoolScope;
  readonly creditor: Creditor;
}

async function storeOrder(context: Context, work: OwnWork, ordering: Ordering): Promise<ReadOrder> {
  const { wanted, school, creditor } = ordering;
  const now = context.clock.now();
  const lines = await takeLines(work, wanted, zurichDay(now));
  const totals = totalsOf(lines.map(({ quantity, price, vat_rate: vatRate }) => ({ quantity, price, vatRate })));
  if (totals.total > shopLimits.totalMaximum) return refuse('SHOP_TOO_MUCH', { details: { total: formatRappen(shopLimits.totalMaximum) } });
  if (totals.total !== wanted.seenTotal) return refuse('SHOP_PRICES_CHANGED', { details: { total: formatRappen(totals.total) } });
  const id = newId();
  const { userId, adminSchoolIds } = personOf(context);
  // Who would approve it has done so by ordering.
  const isHead = adminSchoolIds.includes(school.schoolId) && (await holdsHead(work.db, userId, school.schoolId));
  const waits = !isHead && (await needsApproval(work.db, school.schoolId));
  const { number } = await work.db
    .insertInto('shop_order')
    .values({
      id,
      cart_id: wanted.cartId,
      user_id: userId,
      school_id: school.schoolId,
      school_name: school.schoolName,
      state: waits ? 'waiting' : 'ordered',
      email: wanted.email,
      delivery: JSON.stringify(wanted.delivery),
      invoice: wanted.useInvoiceAddress ? JSON.stringify(wanted.invoice) : null,
      comment: wanted.comment,
      creditor: JSON.stringify(creditor),
      reference: '',
      goods: totals.goods,
      postage: totals.postage,
      total: totals.total,
      vat: JSON.stringify(totals.vat),
      ordered_at: now,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  const reference = referenceOf(yearOf({ ordered_at: now }), number);
  await work.db.updateTable('shop_order').set({ reference }).where('id', '=', id).execute();
  await work.db
    .insertInto('shop_order_line')
    .values(lines.map((line, position) => ({ order_id: id, position, ...line })))
    .execute();
  const [order] = await ordersOf(work.db, personOf(context), { id });
  if (!order) throw new Error('An order that was stored is not there.');
  await work.audit({
    action: 'order.create',
    scopeId: school.schoolId,
    subject: { kind: 'order', id },
    about: `${numberOf(order)}, CHF ${formatRappen(totals.total)}`,
  });
  await context.jobs.enqueue(work.db, (waits ? approvalJob : confirmationJob).name, { id });
  return order;
}

/** Takes what is wanted out of the stock; refuses where something is gone, or somebody was faster. */
async function takeLines({ db }: OwnWork, { items }: Wanted, day: string) {
  const wanted = summed(items);
  const held = await holdVariants(db, [...wanted.keys()]);
  if (held.length < wanted.size) return refuse('SHOP_GONE');
  for (const { id, name, stock } of held) if ((wanted.get(id) ?? 0) > stock) refuse('SHOP_STOCK', { details: { name, stock } });
  for (const { id } of held) await takeFromStock(db, id, wanted.get(id) ?? 0);
  // In the order of the cart, as people know it.
  return [...wanted].flatMap(([variantId, quantity]) => {
    const found = held.find(({ id }) => id === variantId);
    if (!found) return [];
    const { name, variant, price, vat_kind } = found;
    return [{ variant_id: variantId, name, variant, quantity, price, vat_rate: vatRateOn(vat_kind, day) }];
  });
}

export const placeOrderHandlers = [placeOrderHandler];
