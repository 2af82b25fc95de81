import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** An export knows its session and the rights it was made with; those of before held everything, and nobody gets them any more. */
export const bindExports: Migration = {
  name: '2026-11-23-office-bind-exports',
  async up(db) {
    await sql`alter table office_export add column session_id text not null default '', add column rights text[] not null default '{}',
      add column made_at timestamptz`.execute(db);
    await sql`update office_export set state = 'failed', created_at = now() - interval '2 days'`.execute(db);
  },
};
