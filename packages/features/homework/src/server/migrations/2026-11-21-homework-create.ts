import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createHomework: Migration = {
  name: '2026-11-21-homework-create',
  async up(db) {
    await sql`create table homework_class (
      class_id text primary key references school_class (id) on delete cascade, title text not null, subjects jsonb not null,
      limit_minutes integer, pupils_can_set_duration boolean not null,
      pupil_sort_order text not null check (pupil_sort_order in ('nr', 'firstName', 'lastName')))`.execute(db);
    await sql`create table homework_box (
      id text primary key, class_id text not null references school_class (id) on delete cascade,
      side text not null check (side in ('before', 'after')), title text not null, position text collate "C" not null,
      per_week boolean not null, deleted_at timestamptz)`.execute(db);
    await sql`create index homework_box_class on homework_box (class_id)`.execute(db);
    await sql`create table homework_series (
      id text primary key, mode text not null check (mode in ('daily', 'weekly', 'biweekly', 'selectedDays')),
      selected_days integer[] not null, first_day date not null, last_day date not null, created_by text not null)`.execute(db);
    await sql`create table homework_task (
      id text primary key, class_id text references school_class (id) on delete cascade, owner_id text, date date,
      box_id text references homework_box (id), task text not null, subject text, event boolean not null, event_date_to date,
      minutes integer, visible boolean not null, assigned_to_class boolean not null, position text collate "C" not null,
      series_id text references homework_series (id), revision integer not null default 1, created_by text not null,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz,
      check ((class_id is null) <> (owner_id is null)), check (date is not null or box_id is not null))`.execute(db);
    await sql`create index homework_task_class_date on homework_task (class_id, date) where deleted_at is null`.execute(db);
    await sql`create index homework_task_owner_date on homework_task (owner_id, date) where deleted_at is null`.execute(db);
    await sql`create index homework_task_box on homework_task (box_id) where box_id is not null`.execute(db);
    await sql`create index homework_task_series on homework_task (series_id) where series_id is not null`.execute(db);
    await sql`create index homework_task_deleted on homework_task (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create table homework_assignee (
      task_id text not null references homework_task (id) on delete cascade, user_id text not null, selected boolean not null,
      done_at timestamptz, minutes integer, primary key (task_id, user_id))`.execute(db);
    await sql`create index homework_assignee_user on homework_assignee (user_id)`.execute(db);
    await sql`create table homework_feedback (
      id text primary key, task_id text not null references homework_task (id) on delete cascade, user_id text not null,
      type text not null check (type in ('erledigt', 'unvollständig', 'vergessen', 'nachgeholt', 'lob', 'notiz')),
      feedback text not null, teacher_id text not null, shared boolean not null, created_at timestamptz not null default now())`.execute(
      db,
    );
    await sql`create index homework_feedback_task on homework_feedback (task_id)`.execute(db);
    await sql`create index homework_feedback_user on homework_feedback (user_id)`.execute(db);
    await sql`create table homework_attachment (
      task_id text not null references homework_task (id) on delete cascade, file_id text not null references file (id) on delete cascade,
      position integer not null, primary key (task_id, file_id))`.execute(db);
    await sql`create index homework_attachment_file on homework_attachment (file_id)`.execute(db);
    await sql`create table homework_share (
      id text primary key, class_id text not null references school_class (id) on delete cascade, secret_hash text not null unique,
      created_by text not null, created_at timestamptz not null default now(), last_used_at timestamptz)`.execute(db);
    await sql`create index homework_share_class on homework_share (class_id)`.execute(db);
    await sql`create table homework_feed (
      user_id text primary key, secret_hash text not null unique, created_at timestamptz not null default now(),
      last_read_at timestamptz)`.execute(db);
  },
};
