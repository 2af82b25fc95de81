import { daysBefore } from '@pausenplatz/kernel-format';
import { type JobDefinition, ownTables, type Services, transactAs } from '@pausenplatz/kernel-server';
import { shopLimits } from '../contract/index.ts';
import { shopInvoiceTexts } from '../texts.invoice.ts';
import { changeState } from './change-state.ts';
import { orderById } from './queries/orders.ts';
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
    for (const { id } of waiting)
      // What one of them meets hinders no other; it comes again with the next night.
      // oxlint-disable-next-line no-await-in-loop -- each is a transaction of its own
      await decline(services, id).catch((error: unknown) =>
        services.log.error({ err: error, order: id }, 'order that nobody decided about'),
      );
  },
};

const decline = (services: Services, id: string) =>
  transactAs<ShopTables>(services)(async (work) => {
    await work.db.selectFrom('shop_order').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    const order = await orderById(work.db, id);
    if (order?.state !== 'waiting') return;
    await changeState(services, work, order, {
      state: 'declined',
      decision: shopInvoiceTexts.nobodyDecided,
      decided_at: services.clock.now(),
    });
  });
