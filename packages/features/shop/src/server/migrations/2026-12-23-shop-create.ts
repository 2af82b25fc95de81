import { isOfMyClasses, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createShop: Migration = {
  name: '2026-12-23-shop-create',
  async up(db) {
    await sql`create table shop_entry (
      id text primary key, class_id text not null references school_class (id) on delete cascade, title text not null,
      done boolean not null default false, created_by text not null, created_at timestamptz not null default now())`.execute(db);
    await sql`create index shop_entry_class on shop_entry (class_id, created_at)`.execute(db);
    // The second wall: a query that forgot whom it is for finds nothing of other schools (docs/foundation/walls.md).
    await raiseWall(db, 'shop_entry', isOfMyClasses('shop_entry.class_id'));
  },
};
