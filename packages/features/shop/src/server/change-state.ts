import type { Services, Work } from '@pausenplatz/kernel-server';
import type { OrderState } from '../contract/index.ts';
import { shopTexts } from '../texts.ts';
import { changedMail } from './mails.ts';
import { numberOf, type ReadOrder } from './queries/orders.ts';
import { putBack } from './queries/products.ts';
import type { ShopTables } from './tables.ts';

interface Changed {
  readonly state: OrderState;
  readonly decision?: string;
  readonly decided_at?: Date;
  readonly cancelled_at?: Date | null;
}

/**
 * What becomes of an order that is held: it is stored, what will not be sent lies in stock again, the log of the school has it, and a mail says so
 * where there is something to say.
 */
export async function changeState(
  services: Pick<Services, 'origin'>,
  work: Work<ShopTables>,
  order: ReadOrder,
  changed: Changed,
): Promise<ReadOrder> {
  await work.db.updateTable('shop_order').set(changed).where('id', '=', order.id).execute();
  if (changed.state === 'cancelled' || changed.state === 'declined') await putBack(work.db, order.lines);
  await work.audit({
    action: 'order.state',
    scopeId: order.school_id,
    subject: { kind: 'order', id: order.id },
    about: numberOf(order),
    changes: [{ was: shopTexts.states[order.state], is: shopTexts.states[changed.state] }],
  });
  const now = { ...order, ...changed };
  const mail = changedMail(services, now);
  if (mail) await work.sendMail(mail, 'notice');
  return now;
}
