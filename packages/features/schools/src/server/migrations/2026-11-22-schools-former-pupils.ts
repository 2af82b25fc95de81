import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Whoever was taken out of a class by hand is found there again for sixty days, also by its teachers. */
export const formerPupils: Migration = {
  name: '2026-11-22-schools-former-pupils',
  async up(db) {
    await sql`create table former_pupil (
      class_id text not null references school_class (id) on delete cascade, user_id text not null, removed_at timestamptz not null,
      primary key (class_id, user_id))`.execute(db);
    await sql`create index former_pupil_user on former_pupil (user_id)`.execute(db);
  },
};
