import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** An export knows how many of its files are missing. */
export const countMissingFiles: Migration = {
  name: '2026-11-28-school-reports-count',
  async up(db) {
    await sql`alter table office_export add column missing_files integer not null default 0`.execute(db);
  },
};
