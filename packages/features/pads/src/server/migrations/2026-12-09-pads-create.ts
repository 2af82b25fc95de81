import { isSeen, type Migration, nameCondition, raiseWall, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * A pad is a block of a page. Its text is there for whoever sees the page; who wrote it, and what it was before, for the school family of
 * the page's group alone.
 */
export const createPads: Migration = {
  name: '2026-12-09-pads-create',
  async up(db) {
    await sql`create table pad (
      block_id text primary key references page_block (id) on delete cascade,
      page_id text not null references page (id) on delete cascade,
      version integer not null, text text not null, spans jsonb not null, changed_at timestamptz not null, kept_at timestamptz not null,
      writers jsonb not null default '[]')`.execute(db);
    await sql`create index pad_page on pad (page_id)`.execute(db);
    const below = sql`pad_id text not null references pad (block_id) on delete cascade`;
    await sql`create table pad_author (${below}, no integer not null, user_id text not null, primary key (pad_id, no))`.execute(db);
    await sql`create index pad_author_user on pad_author (user_id)`.execute(db);
    await sql`create table pad_change (
      ${below}, version integer not null, by_no integer not null, key text not null, continues boolean not null, change jsonb not null, at timestamptz not null,
      primary key (pad_id, version))`.execute(db);
    await sql`create unique index pad_change_key on pad_change (pad_id, key)`.execute(db);
    await sql`create index pad_change_at on pad_change (at)`.execute(db);
    await sql`create table pad_version (
      id text primary key, ${below}, text text not null, spans jsonb not null, writers jsonb not null, at timestamptz not null)`.execute(
      db,
    );
    await sql`create index pad_version_pad on pad_version (pad_id, at)`.execute(db);

    await raiseWallApart(db, 'pad', { read: [isSeen('page', 'pad.page_id')], change: ['wall.is_of_my_page(pad.page_id)'] });
    await nameCondition(
      db,
      'is_of_my_pad(id text)',
      `return exists (select from pad own where own.block_id = is_of_my_pad.id and wall.is_of_my_page(own.page_id));`,
    );
    for (const table of ['pad_author', 'pad_change', 'pad_version']) await raiseWall(db, table, `wall.is_of_my_pad(${table}.pad_id)`);
  },
};
