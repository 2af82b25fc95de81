import { isOfMySchools, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Somebody in the Teams of an organisation asks a school to let it in; an organisation is called what that person called it. */
export const askForTenants: Migration = {
  name: '2026-12-02-federation-ask',
  async up(db) {
    await sql`alter table entra_tenant add column name text not null default ''`.execute(db);
    await sql`create table entra_request (
      id text primary key, tid text not null, school_id text not null references school on delete cascade, name text not null, domain text,
      user_id text not null references user_account on delete cascade, created_at timestamptz not null,
      constraint entra_request_once unique (tid, school_id))`.execute(db);
    await sql`create index entra_request_school on entra_request (school_id)`.execute(db);
    await sql`create index entra_request_user on entra_request (user_id)`.execute(db);
    await raiseWall(db, 'entra_request', isOfMySchools('entra_request.school_id'));
  },
};
