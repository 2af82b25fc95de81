import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** The day of a credit note. Of orders that were cancelled before, nobody kept it: they have none. */
export const creditOrders: Migration = {
  name: '2027-01-05-shop-credit-note',
  async up(db) {
    await sql`alter table shop_order add column cancelled_at timestamptz`.execute(db);
  },
};
