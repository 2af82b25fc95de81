import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Under which address a person has the operator's newsletter. */
export const subscribeAccounts: Migration = {
  name: '2026-11-21-account-subscribe',
  async up(db) {
    await sql`alter table user_account add column newsletter_email text`.execute(db);
  },
};
