import { isMine, isOfMyClasses, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

export const createRankings: Migration = {
  name: '2026-12-22-rankings-create',
  async up(db) {
    await sql`create table rankings_person (
      user_id text primary key, alias text not null unique, is_listed boolean not null default false)`.execute(db);
    await sql`create table rankings_class (
      class_id text primary key references school_class (id) on delete cascade, is_listed boolean not null)`.execute(db);
    await sql`create table rankings_value (
      list text not null, user_id text not null, value integer not null, reached_at timestamptz not null, primary key (list, user_id))`.execute(
      db,
    );
    await sql`create index rankings_value_user on rankings_value (user_id)`.execute(db);
    await raiseWall(db, 'rankings_person', isMine('rankings_person.user_id'));
    await raiseWall(db, 'rankings_value', isMine('rankings_value.user_id'));
    await raiseWall(db, 'rankings_class', isOfMyClasses('rankings_class.class_id'));
  },
};
