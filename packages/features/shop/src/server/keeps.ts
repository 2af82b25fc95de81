import { type Erasure, type Gone, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import { linesOfOrders } from './queries/orders.ts';
import { putBack } from './queries/products.ts';
import type { OwnTables, ShopTables } from './tables.ts';

const isBill = { stays: 'stands on a bill, which is kept for ten years (OR 958f) and goes by itself afterwards' } as const;

/** Where the shop holds people. A bill belongs to a school; who ordered goes from it with the account. */
export const shopKeeps = keepsOf<OwnTables>()({
  people: {
    'shop_order.user_id': { erased: { by: leaveOrders }, exportedAs: 'orders' },
    'shop_order.email': { erased: 'withRow', exportedAs: 'orders' },
    'shop_order.comment': { erased: 'withRow', exportedAs: 'orders' },
    'shop_order.decision': { erased: 'withRow', exportedAs: 'orders' },
    'shop_order.delivery': { erased: isBill, exportedAs: 'orders' },
    'shop_order.invoice': { erased: isBill, exportedAs: 'orders' },
  },
  classes: {},
  neither: {
    shop_product: ['id', 'url', 'name', 'category', 'summary', 'description', 'picture', 'color', 'vat_kind'],
    shop_variant: ['id', 'product_id', 'code', 'name'],
    shop_order: ['id', 'cart_id', 'school_id', 'school_name', 'state', 'creditor', 'reference', 'vat'],
    shop_school: ['school_id'],
    shop_order_line: ['order_id', 'variant_id', 'name', 'variant'],
  },
});

/** What never had a bill goes; of a bill the name goes. */
async function leaveOrders({ work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<ShopTables>(work);
  const waiting = await db
    .selectFrom('shop_order')
    .select('id')
    .where('user_id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .execute();
  const lines = await linesOfOrders(
    db,
    waiting.map((order) => order.id),
  );
  await putBack(db, [...lines.values()].flat());
  const gone = await db
    .deleteFrom('shop_order')
    .where('user_id', '=', id)
    .where('state', 'in', ['waiting', 'declined'])
    .returning('id')
    .execute();
  await db.updateTable('shop_order').set({ user_id: '', email: '', comment: '', decision: '' }).where('user_id', '=', id).execute();
  return { shop_order: gone.length };
}
