import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Self-service, further ways to sign in, and what the school's office keeps of a person. */
export const identifyAccounts: Migration = {
  name: '2026-11-21-account-identify',
  async up(db) {
    await sql`alter table user_account
      add column birth_year integer, add column external_id text, add column initial_password_sealed text,
      add column pending_email text, add column deleted_at timestamptz,
      add column deleted_by text check (deleted_by in ('self', 'school'))`.execute(db);
    // Names of one family of numbers ("mia.meier", "mia.meier2") are found together when a new one is made.
    await sql`create index user_account_name_base on user_account (regexp_replace(lower(user_name), '[0-9]+$', ''))`.execute(db);
    await sql`create index user_account_external_id on user_account (external_id) where external_id is not null`.execute(db);
    await sql`create index user_account_deleted_at on user_account (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create table mail_token (
      hash text primary key, kind text not null check (kind in ('register', 'confirm', 'change', 'reset')),
      user_id text references user_account (id) on delete cascade, email text not null, payload jsonb,
      expires_at timestamptz not null, created_at timestamptz not null default now())`.execute(db);
    await sql`create index mail_token_user on mail_token (user_id)`.execute(db);
    await sql`create index mail_token_expires_at on mail_token (expires_at)`.execute(db);
    await sql`create table invitation (
      id text primary key, token_hash text not null unique, email text not null, school_id text not null references school (id) on delete cascade,
      kind text not null check (kind in ('teacher', 'admin')), first_name text not null, last_name text not null,
      invited_by text references user_account (id) on delete set null,
      expires_at timestamptz not null, accepted_at timestamptz, accepted_by text references user_account (id) on delete set null,
      created_at timestamptz not null default now())`.execute(db);
    await sql`create index invitation_school on invitation (school_id)`.execute(db);
    await sql`create table second_factor (
      user_id text primary key references user_account (id) on delete cascade, secret_sealed text not null,
      confirmed_at timestamptz, last_step bigint not null default 0)`.execute(db);
    await sql`create table recovery_code (
      user_id text not null references user_account (id) on delete cascade, hash text not null, used_at timestamptz,
      primary key (user_id, hash))`.execute(db);
    await sql`create table sign_in_challenge (
      hash text primary key, user_id text not null references user_account (id) on delete cascade,
      kind text not null check (kind in ('cookie', 'bearer')), remembered boolean not null, device text, app text,
      expires_at timestamptz not null)`.execute(db);
    await sql`create table qr_card (
      user_id text primary key references user_account (id) on delete cascade, secret_hash text not null unique,
      pin_seal text, created_at timestamptz not null default now())`.execute(db);
    await sql`create table user_setting (
      user_id text not null references user_account (id) on delete cascade, tool text not null, name text not null,
      type text not null, value jsonb not null, updated_at timestamptz not null default now(), primary key (user_id, tool, name))`.execute(
      db,
    );
    await sql`create table class_setting (
      class_id text not null references school_class (id) on delete cascade, tool text not null, name text not null,
      type text not null, value jsonb not null, updated_at timestamptz not null default now(), primary key (class_id, tool, name))`.execute(
      db,
    );
    await sql`create table oidc_provider (
      id text primary key, school_id text not null references school (id) on delete cascade,
      kind text not null check (kind in ('entra', 'edulog', 'other')), name text not null, issuer text not null, client_id text not null,
      client_secret_sealed text not null, match_claim text, enabled boolean not null, created_at timestamptz not null default now())`.execute(
      db,
    );
    await sql`create index oidc_provider_school on oidc_provider (school_id)`.execute(db);
    await sql`create table oidc_identity (
      provider_id text not null references oidc_provider (id) on delete cascade, subject text not null,
      user_id text not null references user_account (id) on delete cascade, linked_at timestamptz not null default now(),
      last_sign_in_at timestamptz, primary key (provider_id, subject), constraint oidc_identity_user unique (user_id, provider_id))`.execute(
      db,
    );
    await sql`create table oidc_flow (
      hash text primary key, provider_id text not null references oidc_provider (id) on delete cascade,
      step text not null check (step in ('started', 'link')), verifier text, nonce text, wanted text, subject text,
      expires_at timestamptz not null)`.execute(db);
  },
};
