import { isSeen, type Migration, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A page has one short address at most, which ends with it. */
export const shortenPages: Migration = {
  name: '2026-12-08-pages-shorten',
  async up(db) {
    await sql`create table page_short (
      page_id text primary key references page (id) on delete cascade, code text not null unique, house text not null)`.execute(db);
    await raiseWallApart(db, 'page_short', {
      read: [isSeen('page', 'page_short.page_id')],
      change: ['wall.is_of_my_page(page_short.page_id)'],
    });
  },
};
