import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Files count towards a school, and remember since when nobody shows them. */
export const countDocuments: Migration = {
  name: '2026-11-23-documents-count',
  async up(db) {
    await sql`alter table upload add column school_id text`.execute(db);
    await sql`alter table file add column school_id text, add column unused_since timestamptz`.execute(db);
    await sql`update file set school_id = (select min(school_id) from school_member where user_id = file.owner_id)`.execute(db);
    await sql`create index file_school on file (school_id) include (size_bytes)`.execute(db);
    await sql`create index upload_school on upload (school_id) where file_id is null`.execute(db);
    await sql`create index upload_owner on upload (owner_id) where file_id is null`.execute(db);
  },
};
