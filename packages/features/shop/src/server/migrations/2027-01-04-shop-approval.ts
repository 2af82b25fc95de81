import { isOfMySchools, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Whether a school wants to approve its orders, and what was decided about one; an order of before was never waiting. */
export const approveOrders: Migration = {
  name: '2027-01-04-shop-approval',
  async up(db) {
    await sql`create table shop_school (
      school_id text primary key references school (id) on delete cascade, needs_approval boolean not null)`.execute(db);
    await raiseWall(db, 'shop_school', isOfMySchools('shop_school.school_id'));
    await sql`alter table shop_order add column decision text not null default '', add column decided_at timestamptz`.execute(db);
  },
};
