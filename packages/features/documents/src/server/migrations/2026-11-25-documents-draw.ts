import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Pictures have smaller versions, and a tiny one that stands in their place until they are there. */
export const drawDocuments: Migration = {
  name: '2026-11-25-documents-draw',
  async up(db) {
    await sql`alter table file add column widths integer[] not null default '{}', add column preview text, add column drawn_at timestamptz`.execute(
      db,
    );
    await sql`create index file_undrawn on file (created_at) where width is not null and drawn_at is null`.execute(db);
  },
};
