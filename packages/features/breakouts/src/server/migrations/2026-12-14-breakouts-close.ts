import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Locks of a public page, solutions and all, and the ending were there for every query of everybody. Now they are for those who may also change them. */
export const closeLocks: Migration = {
  name: '2026-12-14-breakouts-close',
  async up(db) {
    for (const table of ['breakout', 'breakout_lock'])
      await sql.raw(`alter policy wall on ${table} using (wall.is_open() or wall.is_of_my_page(${table}.page_id))`).execute(db);
  },
};
