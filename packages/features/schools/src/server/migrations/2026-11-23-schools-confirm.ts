import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * Schools wait for the operator's confirmation. Those that stand already wait as well: nobody knows who founded them, and their own
 * classes and pages go on meanwhile.
 */
export const confirmSchools: Migration = {
  name: '2026-11-23-schools-confirm',
  async up(db) {
    await sql`alter table school add column confirmed_at timestamptz`.execute(db);
  },
};
