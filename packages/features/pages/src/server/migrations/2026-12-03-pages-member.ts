import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Whoever belongs to a page listens to what its blocks keep; when it closes for them, the hub asks again there too. */
export const memberPages: Migration = {
  name: '2026-12-03-pages-member',
  async up(db) {
    await sql`create or replace function page_ask_again(ids text[]) returns void language sql as $$
      select pg_notify('pausenplatz_topic_changed', topic || id)
        from unnest(ids) id, unnest(array['page:', 'page-edit:', 'page-members:']) topic $$`.execute(db);
  },
};
