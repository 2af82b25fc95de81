import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Known devices, first passwords that end, demo accounts that can be told apart, and the codes by which pupils change their school. */
export const hardenAccounts: Migration = {
  name: '2026-11-23-account-harden',
  async up(db) {
    await sql`create table known_device (
      hash text not null, user_id text not null references user_account (id) on delete cascade, last_seen_at timestamptz not null,
      primary key (hash, user_id))`.execute(db);
    await sql`create index known_device_user on known_device (user_id)`.execute(db);
    await sql`create index known_device_last_seen on known_device (last_seen_at)`.execute(db);
    await sql`alter table user_account add column initial_password_until timestamptz, add column demo boolean not null default false`.execute(
      db,
    );
    // First passwords that are out already get the same time as new ones.
    await sql`update user_account set initial_password_until = now() + interval '14 days' where initial_password`.execute(db);
    await sql`create table pupil_handover (
      id text primary key, code_hash text not null unique, user_id text not null unique references user_account (id) on delete cascade,
      class_id text references school_class (id) on delete cascade, created_by text not null references user_account (id) on delete cascade,
      created_at timestamptz not null default now(), expires_at timestamptz not null)`.execute(db);
    await sql`create index pupil_handover_class on pupil_handover (class_id)`.execute(db);
    await sql`create index pupil_handover_expires_at on pupil_handover (expires_at)`.execute(db);
    await sql`create index session_ended on session (coalesce(ended_at, expires_at))`.execute(db);
  },
};
