import { daysBefore, zurichDay } from '@pausenplatz/kernel-format';
import { type JobDefinition, ownTables } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { shopLimits } from '../contract/index.ts';
import type { ShopTables } from './tables.ts';

/** Bills whose ten years are over go, with all that is in them; the years count from the end of that of the bill (OR 958f). What was declined never had one, and goes after one. */
export const sweepOrders: JobDefinition = {
  name: 'shop-sweep',
  schedule: '40 3 * * *',
  async run({ db, clock }) {
    await ownTables<ShopTables>(db)
      .deleteFrom('shop_order')
      .where('state', '=', 'declined')
      .where('decided_at', '<', daysBefore(clock.now(), 365))
      .execute();
    const year = Number(zurichDay(clock.now()).slice(0, 4)) - shopLimits.yearsKept;
    await ownTables<ShopTables>(db)
      .deleteFrom('shop_order')
      .where(sql<boolean>`extract(year from coalesce(decided_at, ordered_at) at time zone 'Europe/Zurich') < ${year}`)
      .execute();
  },
};
