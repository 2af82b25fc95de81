import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const administerSchools: Migration = {
  name: '2026-11-21-schools-administer',
  async up(db) {
    await sql`alter table school
      add column admin_mode text not null default 'selfManaged' check (admin_mode in ('selfManaged', 'admin', 'synchronised')),
      add column second_factor text not null default 'optional' check (second_factor in ('optional', 'admins'))`.execute(db);
    await sql`create table school_group (
      id text primary key, school_id text not null references school (id) on delete cascade,
      class_id text references school_class (id) on delete cascade, kind text not null check (kind in ('group', 'team')),
      name text not null, created_by text not null, created_at timestamptz not null default now(),
      check ((kind = 'group') = (class_id is not null)))`.execute(db);
    await sql`create index school_group_school on school_group (school_id)`.execute(db);
    await sql`create index school_group_class on school_group (class_id)`.execute(db);
    await sql`create table group_member (
      group_id text not null references school_group (id) on delete cascade, user_id text not null, primary key (group_id, user_id))`.execute(
      db,
    );
    await sql`create index group_member_user on group_member (user_id)`.execute(db);
    await sql`create table join_request (
      id text primary key, school_id text not null references school (id) on delete cascade, user_id text not null,
      message text not null, state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
      reason text, answered_by text, answered_at timestamptz, created_at timestamptz not null default now())`.execute(db);
    // Asking twice makes no second request, whatever the buttons do.
    await sql`create unique index join_request_open on join_request (school_id, user_id) where state = 'open'`.execute(db);
    await sql`create index join_request_user on join_request (user_id)`.execute(db);
  },
};
