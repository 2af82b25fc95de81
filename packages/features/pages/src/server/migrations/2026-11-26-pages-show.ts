import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A page can be hidden until it is shown, be shown between two moments, and its link can ask for a word. What was there stays shown. */
export const showPages: Migration = {
  name: '2026-11-26-pages-show',
  async up(db) {
    await sql`alter table page add column is_draft boolean not null default false,
      add column visible_from timestamptz, add column visible_until timestamptz, add column link_password text`.execute(db);
  },
};
