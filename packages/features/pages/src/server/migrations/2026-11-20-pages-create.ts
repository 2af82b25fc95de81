import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createPages: Migration = {
  name: '2026-11-20-pages-create',
  async up(db) {
    await sql`create table page (
      id text primary key, url text not null unique, title text not null,
      group_type text not null check (group_type in ('user', 'class', 'school')), group_id text not null,
      parent_id text references page (id) on delete set null, position text collate "C" not null,
      visibility text not null check (visibility in ('group', 'school', 'link', 'public')),
      background jsonb not null, link_secret text, revision integer not null default 1, lock_fence integer not null default 0,
      created_by text not null, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
      archived_at timestamptz, deleted_at timestamptz, deleted_with text)`.execute(db);
    await sql`create index page_group on page (group_type, group_id)`.execute(db);
    await sql`create index page_parent on page (parent_id)`.execute(db);
    await sql`create table page_block (
      id text primary key, page_id text not null references page (id) on delete cascade, type text not null, version integer not null,
      settings jsonb not null, position text collate "C" not null, deleted_at timestamptz)`.execute(db);
    await sql`create index page_block_page on page_block (page_id)`.execute(db);
    await sql`create table page_file (
      page_id text not null references page (id) on delete cascade, block_id text not null references page_block (id) on delete cascade,
      file_id text not null, primary key (block_id, file_id))`.execute(db);
    await sql`create index page_file_page on page_file (page_id)`.execute(db);
    await sql`create table page_lock (
      page_id text primary key references page (id) on delete cascade, holder_id text not null, session_id text not null,
      fence integer not null, since timestamptz not null, expires_at timestamptz not null)`.execute(db);
    await sql`create index page_lock_expires on page_lock (expires_at)`.execute(db);
    await sql`create table page_mark (
      user_id text not null, page_id text not null references page (id) on delete cascade,
      favourite boolean not null, expanded boolean not null, primary key (user_id, page_id))`.execute(db);
    await sql`create table embed_origin (
      school_id text not null references school (id) on delete cascade, origin text not null, created_by text not null,
      created_at timestamptz not null default now(), primary key (school_id, origin))`.execute(db);
  },
};
