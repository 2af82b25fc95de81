import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A block stands over the whole width of its page, as all did before, or in one of two columns. */
export const placePages: Migration = {
  name: '2026-11-28-pages-place',
  async up(db) {
    await sql`alter table page_block add column place text not null default 'full' check (place in ('full', 'left', 'right'))`.execute(db);
  },
};
