import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** What was taken away by mistake comes back as it was, within sixty days: groups and teams, and who administered a school. */
export const fetchBack: Migration = {
  name: '2026-11-22-schools-fetch-back',
  async up(db) {
    // A table of their own: whoever reads groups finds those that are there, without asking for more.
    await sql`create table deleted_group (
      id text primary key, school_id text not null references school (id) on delete cascade,
      class_id text references school_class (id) on delete cascade, kind text not null check (kind in ('group', 'team')),
      name text not null, created_by text not null, created_at timestamptz not null, user_ids text[] not null, deleted_at timestamptz not null)`.execute(
      db,
    );
    await sql`create table former_admin (
      school_id text not null references school (id) on delete cascade, user_id text not null, removed_at timestamptz not null,
      primary key (school_id, user_id))`.execute(db);
    await sql`create index former_admin_user on former_admin (user_id)`.execute(db);
  },
};
