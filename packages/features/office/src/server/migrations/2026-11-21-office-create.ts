import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createOffice: Migration = {
  name: '2026-11-21-office-create',
  async up(db) {
    await sql`create table office_import (
      id text primary key, school_id text not null references school (id) on delete cascade, created_by text not null, file_name text not null,
      state text not null check (state in ('running', 'done', 'failed', 'undone')), question jsonb not null, fingerprint text not null,
      counts jsonb not null, new_class_ids text[] not null, created_at timestamptz not null, undone_at timestamptz)`.execute(db);
    await sql`create index office_import_school on office_import (school_id, created_at)`.execute(db);
    await sql`create table import_touched (
      import_id text not null references office_import (id) on delete cascade, user_id text not null,
      how text not null check (how in ('created', 'changed', 'archived')), before jsonb, after jsonb not null, primary key (import_id, user_id))`.execute(
      db,
    );
    await sql`create table letter_template (
      school_id text primary key references school (id) on delete cascade, title text not null, body text not null)`.execute(db);
    await sql`create table year_plan (
      id text primary key, school_id text not null references school (id) on delete cascade, school_year integer not null,
      state text not null check (state in ('draft', 'running', 'done')), task_id text, created_by text not null, created_at timestamptz not null)`.execute(
      db,
    );
    await sql`create index year_plan_school on year_plan (school_id, created_at)`.execute(db);
    await sql`create table year_step (
      plan_id text not null references year_plan (id) on delete cascade, class_id text not null references school_class (id) on delete cascade,
      position integer not null, step jsonb not null, state text not null check (state in ('planned', 'done', 'undone', 'failed')),
      ran_at timestamptz, memo jsonb, failure text, primary key (plan_id, class_id))`.execute(db);
    await sql`create index year_step_class on year_step (class_id)`.execute(db);
    await sql`create table link_check (
      school_id text primary key references school (id) on delete cascade, task_id text not null,
      state text not null check (state in ('running', 'done')), checked_at timestamptz not null)`.execute(db);
    await sql`create table checked_link (
      school_id text not null references school (id) on delete cascade, position integer not null, url text not null, label text not null,
      verdict text not null check (verdict in ('ok', 'ungewiss', 'defekt')), said text not null, place_title text not null, place_path text not null,
      primary key (school_id, position))`.execute(db);
    await sql`create table page_visit (
      path text not null, day date not null, views integer not null, visitors integer not null, primary key (path, day))`.execute(db);
    await sql`create table office_export (
      id text primary key, owner_id text not null, what text not null check (what in ('school', 'class')), about_id text not null, about text not null,
      task_id text not null, state text not null check (state in ('running', 'done', 'failed')), blob_name text, size_bytes integer,
      created_at timestamptz not null)`.execute(db);
    await sql`create index office_export_owner on office_export (owner_id, created_at)`.execute(db);
  },
};
