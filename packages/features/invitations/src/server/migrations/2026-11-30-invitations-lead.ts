import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** An invitation may lead into classes. */
export const leadIntoClasses: Migration = {
  name: '2026-11-30-invitations-lead',
  async up(db) {
    await sql`alter table invitation add column class_ids text[] not null default '{}'`.execute(db);
  },
};
