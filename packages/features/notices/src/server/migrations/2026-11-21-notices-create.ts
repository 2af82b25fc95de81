import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createNotices: Migration = {
  name: '2026-11-21-notices-create',
  async up(db) {
    await sql`create table system_message (
      id text primary key, school_id text not null references school (id) on delete cascade, title text not null, message text not null,
      audience text not null check (audience in ('everybody', 'staff')), until date not null, created_by text not null,
      created_at timestamptz not null default now())`.execute(db);
    await sql`create index system_message_school on system_message (school_id, until)`.execute(db);
    await sql`create table hidden_message (
      message_id text not null references system_message (id) on delete cascade, user_id text not null,
      primary key (message_id, user_id))`.execute(db);
    await sql`create index hidden_message_user on hidden_message (user_id)`.execute(db);
  },
};
