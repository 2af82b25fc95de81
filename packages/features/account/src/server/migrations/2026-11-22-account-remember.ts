import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** The step between remembers how somebody came; a session remembers when its second step was passed. */
export const rememberSteps: Migration = {
  name: '2026-11-22-account-remember',
  async up(db) {
    await sql`alter table sign_in_challenge add column proven_by text not null default 'password'
      check (proven_by in ('password', 'elsewhere'))`.execute(db);
    await sql`alter table session add column second_factor_at timestamptz`.execute(db);
  },
};
