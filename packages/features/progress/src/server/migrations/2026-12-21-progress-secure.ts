import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Since when somebody is secure in an item; of what was so before, the last points are the best that is known. */
export const secureSince: Migration = {
  name: '2026-12-21-progress-secure',
  async up(db) {
    await sql`alter table progress_item add column secure_at timestamptz`.execute(db);
    await sql`update progress_item set secure_at = coalesce(last_points_at, due_at) where box >= 4`.execute(db);
    await sql`create index progress_item_secure on progress_item (user_id, secure_at) where secure_at is not null`.execute(db);
  },
};
