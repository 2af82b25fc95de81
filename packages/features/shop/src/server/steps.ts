import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { shopKeeps } from './keeps.ts';
import { linesOfOrders } from './queries/orders.ts';
import type { ShopTables } from './tables.ts';

/** What the shop knows about people: what they ordered, for whom, and where it went. */
export const shopSteps: Steps = {
  keeps: shopKeeps,
  async exportFor(services, userId) {
    const db = ownTables<ShopTables>(services.db);
    const told = [
      'id',
      'number',
      'school_name',
      'state',
      'email',
      'delivery',
      'invoice',
      'comment',
      'decision',
      'total',
      'ordered_at',
    ] as const;
    const orders = await db.selectFrom('shop_order').select(told).where('user_id', '=', userId).orderBy('number').execute();
    const lines = await linesOfOrders(
      db,
      orders.map(({ id }) => id),
    );
    return {
      data: {
        orders: orders.map(({ id, ...order }) => ({
          ...order,
          lines: (lines.get(id) ?? []).map(({ name, variant, quantity, price }) => ({ name, variant, quantity, price })),
        })),
      },
    };
  },
};
