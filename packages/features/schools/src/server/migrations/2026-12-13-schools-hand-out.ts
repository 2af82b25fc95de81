import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A school says how long the first passwords on its cards and letters are valid. */
export const handOutSchools: Migration = {
  name: '2026-12-13-schools-hand-out',
  async up(db) {
    await sql`alter table school add column first_password_weeks integer not null default 2`.execute(db);
  },
};
