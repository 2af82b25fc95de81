import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createDocuments: Migration = {
  name: '2026-11-20-documents-create',
  async up(db) {
    await sql`create table upload (
      id text primary key, owner_id text not null, service text not null, blob_name text not null, file_name text not null,
      size_bytes bigint not null, expires_at timestamptz not null, file_id text)`.execute(db);
    await sql`create index upload_expires on upload (expires_at)`.execute(db);
    await sql`create table file (
      id text primary key, owner_id text not null, blob_name text not null, name text not null, mime_type text not null,
      size_bytes bigint not null, width integer, height integer, created_at timestamptz not null default now())`.execute(db);
    await sql`create index file_owner on file (owner_id)`.execute(db);
  },
};
