import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** How long a recording is, found when it is checked: browsers do not write it into what they record. */
export const measureDocuments: Migration = {
  name: '2026-12-07-documents-measure',
  async up(db) {
    await sql`alter table file add column seconds double precision`.execute(db);
  },
};
