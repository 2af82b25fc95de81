import { isMine, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createBeam: Migration = {
  name: '2026-11-29-beam-create',
  async up(db) {
    await sql`create table beam (
      id text primary key, code text not null unique, target text not null, created_by text not null, created_at timestamptz not null,
      expires_at timestamptz not null, opened integer not null default 0, house text not null)`.execute(db);
    await sql`create index beam_created_by on beam (created_by, created_at)`.execute(db);
    await sql`create index beam_expires_at on beam (expires_at)`.execute(db);
    await raiseWall(db, 'beam', isMine('beam.created_by'));
  },
};
