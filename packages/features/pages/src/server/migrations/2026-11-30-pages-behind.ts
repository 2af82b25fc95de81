import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A picture may lie behind a whole page: then the file belongs to the page and to none of its blocks. */
export const behindPages: Migration = {
  name: '2026-11-30-pages-behind',
  async up(db) {
    await sql`alter table page_file drop constraint page_file_pkey`.execute(db);
    await sql`alter table page_file alter column block_id drop not null`.execute(db);
    await sql`create unique index page_file_block on page_file (block_id, file_id)`.execute(db);
    await sql`create unique index page_file_behind on page_file (page_id) where block_id is null`.execute(db);
  },
};
