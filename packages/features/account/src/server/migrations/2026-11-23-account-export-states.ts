import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** An export says how it stands; those of before, which lay here for a week, end with the next sweep. */
export const exportStates: Migration = {
  name: '2026-11-23-account-export-states',
  async up(db) {
    await sql`alter table account_export add column state text not null default 'running' check (state in ('running', 'done', 'failed'))`.execute(
      db,
    );
    await sql`update account_export set state = 'failed', expires_at = now() - interval '1 second'`.execute(db);
  },
};
