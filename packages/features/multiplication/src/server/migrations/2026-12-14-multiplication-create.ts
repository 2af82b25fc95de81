import { isMine, isOfMyClasses, isOfMyPeople, type Migration, raiseWall, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Whoever practises writes their own runs; teachers of the school family read what became of them and set what holds for a child. */
export const createMultiplication: Migration = {
  name: '2026-12-14-multiplication-create',
  async up(db) {
    await sql`create table multiplication_run (
      id text primary key, user_id text not null, kind text not null, level integer, series integer, clock jsonb, tasks jsonb not null,
      started_at timestamptz not null, finished_at timestamptz, is_passed boolean not null default false,
      errors integer not null default 0, ms integer not null default 0, log jsonb, result jsonb,
      check ((kind = 'level') = (level is not null and series is not null)),
      check ((finished_at is null) = (result is null)))`.execute(db);
    await sql`create index multiplication_run_user on multiplication_run (user_id, kind, started_at)`.execute(db);
    await sql`create table multiplication_pass (
      user_id text not null, series integer not null, level integer not null, passed_at timestamptz not null,
      primary key (user_id, series, level))`.execute(db);
    await sql`create table multiplication_pupil (
      user_id text primary key, time_mode integer not null check (time_mode in (0, 1)), without_time boolean not null,
      special_factors integer[] not null, mix_factors integer[] not null)`.execute(db);
    await sql`create table multiplication_class (
      class_id text primary key references school_class (id) on delete cascade, key_set text not null)`.execute(db);
    await sql`create table multiplication_diploma (user_id text primary key, code text not null unique, at timestamptz not null)`.execute(
      db,
    );
    for (const table of ['multiplication_run', 'multiplication_pass', 'multiplication_diploma']) {
      const mine = isMine(`${table}.user_id`);
      await raiseWallApart(db, table, { read: [mine, isOfMyPeople(`${table}.user_id`)], change: [mine] });
    }
    await raiseWall(db, 'multiplication_pupil', isMine('multiplication_pupil.user_id'), isOfMyPeople('multiplication_pupil.user_id'));
    await raiseWall(db, 'multiplication_class', isOfMyClasses('multiplication_class.class_id'));
  },
};
