import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createSchools: Migration = {
  name: '2026-11-20-schools-create',
  async up(db) {
    await sql`create table school (
      id text primary key, parent_id text references school (id), name text not null, place text not null,
      created_at timestamptz not null default now())`.execute(db);
    await sql`create table school_member (
      school_id text not null references school (id) on delete cascade, user_id text not null,
      kind text not null check (kind in ('teacher', 'pupil', 'admin')), primary key (school_id, user_id, kind))`.execute(db);
    await sql`create index school_member_user on school_member (user_id)`.execute(db);
    await sql`create table school_class (
      id text primary key, school_id text not null references school (id) on delete cascade, name text not null, color text not null,
      archived_at timestamptz, deleted_at timestamptz, created_at timestamptz not null default now())`.execute(db);
    await sql`create index school_class_school on school_class (school_id)`.execute(db);
    await sql`create table class_teacher (
      class_id text not null references school_class (id) on delete cascade, user_id text not null, primary key (class_id, user_id))`.execute(
      db,
    );
    await sql`create index class_teacher_user on class_teacher (user_id)`.execute(db);
    await sql`create table class_pupil (
      class_id text not null references school_class (id) on delete cascade, user_id text not null, number integer not null,
      primary key (class_id, user_id))`.execute(db);
    await sql`create index class_pupil_user on class_pupil (user_id)`.execute(db);
  },
};
