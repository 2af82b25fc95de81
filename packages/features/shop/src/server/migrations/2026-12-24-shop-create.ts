import { isOfMySchools, isSeen, type Migration, raiseWall, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * The range is public, and only the server itself changes it. An order belongs to a school without hanging on its row: bills are kept
 * when the school is no more.
 */
export const createShop: Migration = {
  name: '2026-12-24-shop-create',
  async up(db) {
    await sql`create table shop_product (
      id text primary key, url text not null unique, name text not null, category text not null, summary text not null,
      description text not null, picture text not null, color text not null, vat_kind text not null, position integer not null,
      is_offered boolean not null)`.execute(db);
    await sql`create table shop_variant (
      id text primary key, product_id text not null references shop_product (id) on delete cascade, code text not null,
      name text not null, price integer not null check (price >= 0), stock integer not null check (stock >= 0),
      position integer not null, is_offered boolean not null, unique (product_id, code))`.execute(db);
    await sql`create table shop_order (
      id text primary key, number integer generated always as identity (start with 1001) unique, cart_id text not null, user_id text not null,
      school_id text not null, school_name text not null, state text not null, email text not null, delivery jsonb not null, invoice jsonb,
      comment text not null, creditor jsonb not null, reference text not null, goods integer not null, postage integer not null,
      total integer not null, vat jsonb not null, ordered_at timestamptz not null, mailed_at timestamptz)`.execute(db);
    // Whoever was erased has no carts any more.
    await sql`create unique index shop_order_cart on shop_order (user_id, cart_id) where user_id <> ''`.execute(db);
    await sql`create index shop_order_school on shop_order (school_id, ordered_at)`.execute(db);
    await sql`create index shop_order_age on shop_order (ordered_at)`.execute(db);
    await sql`create table shop_order_line (
      order_id text not null references shop_order (id) on delete cascade, position integer not null, variant_id text not null,
      name text not null, variant text not null, quantity integer not null, price integer not null, vat_rate integer not null,
      primary key (order_id, position))`.execute(db);
    const range = { read: ['true'], change: ['false'] } as const;
    for (const table of ['shop_product', 'shop_variant']) await raiseWallApart(db, table, range);
    await raiseWall(db, 'shop_order', isOfMySchools('shop_order.school_id'));
    await raiseWall(db, 'shop_order_line', isSeen('shop_order', 'shop_order_line.order_id'));
  },
};
