import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** An export knows its pieces, so that whoever takes it up goes on where it was. */
export const resumeExports: Migration = {
  name: '2026-12-01-school-reports-resume',
  async up(db) {
    await sql`alter table office_export add column pieces jsonb not null default '{"collected": [], "packed": []}'`.execute(db);
  },
};
