import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Copies that another feature keeps, such as templates, are pages of no group: every wall and every rule leaves them closed. */
export const keepPages: Migration = {
  name: '2026-12-07-pages-keep',
  async up(db) {
    await sql`alter table page drop constraint page_group_type_check`.execute(db);
    await sql`alter table page add constraint page_group_type_check check (group_type in ('user', 'class', 'school', 'kept'))`.execute(db);
  },
};
