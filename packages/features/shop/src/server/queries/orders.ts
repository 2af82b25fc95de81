import { zurichDay } from '@pausenplatz/kernel-format';
import type { UserActor } from '@pausenplatz/kernel-server';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type ShopOrder, shopLimits } from '../../contract/index.ts';
import { hasCreditNote, isWaiting, orderNumber } from '../../rules/index.ts';
import type { ShopTables } from '../tables.ts';

type OrderRow = Selectable<ShopTables['shop_order']>;
type LineRow = Selectable<ShopTables['shop_order_line']>;

export interface ReadOrder extends OrderRow {
  readonly lines: readonly LineRow[];
  /** Null where the account is no more. */
  readonly orderedBy: string | null;
  /** The confirmed address of who ordered; that of the order belongs to the bill. */
  readonly personEmail: string | null;
}

/** Orders that somebody may see: their own at schools where they still are, and those of schools that they administer; what waits comes first. */
export async function ordersOf(db: Kysely<ShopTables>, actor: UserActor, only: { readonly id?: string; readonly cartId?: string } = {}) {
  const administered = [...actor.adminSchoolIds];
  const schools = [...actor.schoolIds, ...administered];
  let query = selectOrders(db).where((where) =>
    where.or([
      where.and([where('shop_order.user_id', '=', actor.userId), where('school_id', '=', sql<string>`any(${schools})`)]),
      where('school_id', '=', sql<string>`any(${administered})`),
    ]),
  );
  if (only.id !== undefined) query = query.where('shop_order.id', '=', only.id);
  if (only.cartId !== undefined) query = query.where('cart_id', '=', only.cartId).where('shop_order.user_id', '=', actor.userId);
  return withLines(
    db,
    await query
      .orderBy(sql`state = 'waiting'`, 'desc')
      .orderBy('number', 'desc')
      .limit(shopLimits.ordersShown)
      .execute(),
  );
}

/** For the server itself: one order. */
export async function orderById(db: Kysely<ShopTables>, id: string): Promise<ReadOrder | undefined> {
  const [order] = await withLines(db, await selectOrders(db).where('shop_order.id', '=', id).execute());
  return order;
}

const selectOrders = (db: Kysely<ShopTables>) =>
  db
    .selectFrom('shop_order')
    .leftJoin('user_account', (join) => join.onRef('user_account.id', '=', 'shop_order.user_id').on('user_account.deleted_at', 'is', null))
    .selectAll('shop_order')
    .select([
      sql<string | null>`user_account.first_name || ' ' || user_account.last_name`.as('orderedBy'),
      sql<string | null>`case when email_confirmed_at is not null then user_account.email end`.as('personEmail'),
    ]);

async function withLines(
  db: Kysely<ShopTables>,
  orders: readonly (OrderRow & { orderedBy: string | null; personEmail: string | null })[],
): Promise<ReadOrder[]> {
  const lines = await linesOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] }));
}

/** What was ordered, by order; one query. */
export async function linesOfOrders(db: Kysely<ShopTables>, orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly LineRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('shop_order_line')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

export const yearOf = ({ ordered_at }: Pick<OrderRow, 'ordered_at'>): number => Number(zurichDay(ordered_at).slice(0, 4));
export const numberOf = (order: Pick<OrderRow, 'ordered_at' | 'number'>): string => orderNumber(yearOf(order), order.number);

/** The day of its bill: what was approved is billed from that day on. */
export const billedAt = ({ decided_at: decided, ordered_at: ordered }: Pick<OrderRow, 'decided_at' | 'ordered_at'>): Date =>
  decided ?? ordered;

/** An order as it leaves the server. */
export function presentOrder(order: ReadOrder, { userId, adminSchoolIds }: Pick<UserActor, 'userId' | 'adminSchoolIds'>): ShopOrder {
  const { id, state, goods, postage, total, vat, orderedBy } = order;
  return {
    id,
    number: numberOf(order),
    state,
    orderedAt: order.ordered_at.toISOString(),
    billedAt: billedAt(order).toISOString(),
    schoolId: order.school_id,
    schoolName: order.school_name,
    orderedBy,
    isOwn: order.user_id === userId,
    mayDecide: isWaiting(state) && adminSchoolIds.includes(order.school_id),
    decision: order.decision,
    hasCreditNote: hasCreditNote(state, order.cancelled_at),
    lines: order.lines.map(({ name, variant, quantity, price, vat_rate: vatRate }) => ({ name, variant, quantity, price, vatRate })),
    totals: { goods, postage, total, vat },
  };
}
