import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Exports of one's own account, and what a federated sign-in remembers on its way. */
export const leaveAccounts: Migration = {
  name: '2026-11-21-account-leave',
  async up(db) {
    await sql`create table account_export (
      id text primary key, user_id text not null references user_account (id) on delete cascade, task_id text,
      parts jsonb not null, made_at timestamptz, created_at timestamptz not null default now(), expires_at timestamptz not null)`.execute(
      db,
    );
    await sql`create index account_export_user on account_export (user_id)`.execute(db);
    await sql`create index account_export_expires_at on account_export (expires_at)`.execute(db);
    await sql`alter table oidc_flow add column connects_user_id text references user_account (id) on delete cascade`.execute(db);
    await sql`alter table session add column proven_by text not null default 'password'
      check (proven_by in ('password', 'card', 'elsewhere'))`.execute(db);
    await sql`create index sign_in_challenge_expires_at on sign_in_challenge (expires_at)`.execute(db);
  },
};
