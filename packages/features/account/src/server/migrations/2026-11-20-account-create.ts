import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createAccounts: Migration = {
  name: '2026-11-20-account-create',
  async up(db) {
    await sql`create table user_account (
      id text primary key, user_name text not null, email text, email_confirmed_at timestamptz,
      first_name text not null, last_name text not null, avatar text, roles text[] not null, pro boolean not null,
      password_hash text, initial_password boolean not null, current_class_id text, seen_release_notes text,
      disabled_at timestamptz, created_at timestamptz not null default now())`.execute(db);
    await sql`create unique index user_account_name on user_account (lower(user_name))`.execute(db);
    await sql`create unique index user_account_email on user_account (lower(email))`.execute(db);
    await sql`create table session (
      id text primary key, user_id text not null references user_account (id) on delete cascade,
      kind text not null check (kind in ('cookie', 'bearer', 'teams')), device text, app text, remembered boolean not null,
      expires_at timestamptz not null, ended_at timestamptz, end_reason text, created_at timestamptz not null default now())`.execute(db);
    await sql`create index session_user_id on session (user_id)`.execute(db);
    await sql`create table refresh_token (
      hash text primary key, session_id text not null references session (id) on delete cascade,
      successor_hash text, used_at timestamptz, created_at timestamptz not null default now())`.execute(db);
    await sql`create index refresh_token_session on refresh_token (session_id)`.execute(db);
    await sql`create table entra_tenant (
      tid text primary key, school_id text not null references school (id) on delete cascade,
      status text not null check (status in ('pending', 'approved', 'blocked')), approved_at timestamptz)`.execute(db);
    await sql`create table teams_identity (
      tid text not null, oid text not null, user_id text not null references user_account (id) on delete cascade,
      linked_at timestamptz not null default now(), last_sign_in_at timestamptz,
      primary key (tid, oid), constraint teams_identity_user unique (user_id, tid))`.execute(db);
  },
};
