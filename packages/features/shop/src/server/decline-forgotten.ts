import { daysBefore } from '@pausenplatz/kernel-format';
import { type JobDefinition, ownTables, type Services, transactAs } from '@pausenplatz/kernel-server';
import { shopLimits } from '../contract/index.ts';
import { shopInvoiceTexts } from '../texts.invoice.ts';
import { shopTexts } from '../texts.ts';
import { changedMail } from './mails.ts';
import { numberOf, orderById } from './queries/orders.ts';
import { putBack } from './queries/products.ts';
import type { ShopTables } from './tables.ts';

/** So many in one night; the others come with the next. */
const atOnce = 200;

/** Orders about which nobody decides keep pieces from others: after some weeks they are declined, and who ordered is told. */
export const declineForgotten: JobDefinition = {
  name: 'shop-decline-forgotten',
  schedule: '20 5 * * *',
  async run(services) {
    const { db, clock } = services;
    const waiting = await ownTables<ShopTables>(db)
      .selectFrom('shop_order')
      .select('id')
      .where('state', '=', 'waiting')
      .where('ordered_at', '<', daysBefore(clock.now(), shopLimits.daysToDecide))
      .orderBy('ordered_at')
      .limit(atOnce)
      .execute();
    // oxlint-disable-next-line no-await-in-loop -- each is a transaction of its own: what one of them meets hinders no other
    for (const { id } of waiting) await decline(services, id);
  },
};

const decline = (services: Services, id: string) =>
  transactAs<ShopTables>(services)(async (work) => {
    await work.db.selectFrom('shop_order').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    const order = await orderById(work.db, id);
    if (order?.state !== 'waiting') return;
    const now = { state: 'declined', decision: shopInvoiceTexts.nobodyDecided, decided_at: services.clock.now() } as const;
    await work.db.updateTable('shop_order').set(now).where('id', '=', id).execute();
    await putBack(work.db, order.lines);
    await work.audit({
      action: 'order.state',
      scopeId: order.school_id,
      subject: { kind: 'order', id },
      about: numberOf(order),
      changes: [{ was: shopTexts.states.waiting, is: shopTexts.states.declined }],
    });
    const mail = changedMail(services, { ...order, ...now });
    if (mail) await work.sendMail(mail, 'notice');
  });
