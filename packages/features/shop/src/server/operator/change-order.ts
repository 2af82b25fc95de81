import { type Services, transactAs } from '@pausenplatz/kernel-server';
import type { OrderState } from '../../contract/index.ts';
import { mayBecome } from '../../rules/index.ts';
import { shopInvoiceTexts } from '../../texts.invoice.ts';
import { changeState } from '../change-state.ts';
import { numberOf, orderById } from '../queries/orders.ts';
import type { ShopTables } from '../tables.ts';

type Changed = { readonly kind: 'changed' } | { readonly kind: 'cannot'; readonly was: OrderState };

/** What becomes of an order, told to who ordered; what is cancelled lies in stock again. Null for a number that there is not. */
export function changeOrder(services: Services, number: string, state: OrderState): Promise<Changed | null> {
  return transactAs<ShopTables>(services)(async (work) => {
    const counted = Number(/^\d{4}-(\d{6,9})$/.exec(number)?.[1] ?? Number.NaN);
    if (!Number.isInteger(counted)) return null;
    const held = await work.db.selectFrom('shop_order').select('id').where('number', '=', counted).forUpdate().executeTakeFirst();
    const order = held && (await orderById(work.db, held.id));
    if (!order || numberOf(order) !== number) return null;
    if (!mayBecome(order.state, state)) return { kind: 'cannot', was: order.state };
    const now = services.clock.now();
    // What waits has no bill that could be credited: for its school it is as if declined.
    const changed =
      order.state === 'waiting'
        ? ({ state: 'declined', decision: shopInvoiceTexts.cancelledByShop, decided_at: now } as const)
        : { state, cancelled_at: state === 'cancelled' ? now : null };
    await changeState(services, work, order, changed);
    return { kind: 'changed' };
  });
}
