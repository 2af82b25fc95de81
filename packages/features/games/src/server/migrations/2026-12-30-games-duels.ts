import { isMine, isOfMyClasses, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A duel is there for the two who play it; whether a class may is of the class. */
export const addDuels: Migration = {
  name: '2026-12-30-games-duels',
  async up(db) {
    await sql`create table memory_duel (
      id text primary key, class_id text not null references school_class (id) on delete cascade, inviter_id text not null,
      invitee_id text not null check (invitee_id <> inviter_id), set_name text not null, set_id text, set_title text, size text not null,
      state text not null check (state in ('invited', 'playing', 'finished', 'declined', 'withdrawn', 'left')), rev integer not null,
      cards jsonb not null, turn smallint not null check (turn in (0, 1)), finders integer[] not null,
      last text check (last in ('first', 'pair', 'miss')), last_places integer[] not null, turned_at timestamptz,
      invited_at timestamptz not null, changed_at timestamptz not null, inviter_seen_at timestamptz not null,
      invitee_seen_at timestamptz not null)`.execute(db);
    await sql`create index memory_duel_inviter on memory_duel (inviter_id)`.execute(db);
    await sql`create index memory_duel_invitee on memory_duel (invitee_id)`.execute(db);
    await sql`create index memory_duel_class on memory_duel (class_id)`.execute(db);
    await sql`create index memory_duel_changed on memory_duel (changed_at)`.execute(db);
    await sql`create table memory_class (
      class_id text primary key references school_class (id) on delete cascade, has_duels boolean not null)`.execute(db);
    await raiseWall(db, 'memory_duel', isMine('memory_duel.inviter_id'), isMine('memory_duel.invitee_id'));
    await raiseWall(db, 'memory_class', isOfMyClasses('memory_class.class_id'));
  },
};
