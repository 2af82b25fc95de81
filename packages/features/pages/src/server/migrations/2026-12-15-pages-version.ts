import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** What a block was before is kept with the version of its settings; all that is there already is of the first one. */
export const versionPages: Migration = {
  name: '2026-12-15-pages-version',
  async up(db) {
    await sql`alter table page_block_version add column version integer not null default 1`.execute(db);
  },
};
