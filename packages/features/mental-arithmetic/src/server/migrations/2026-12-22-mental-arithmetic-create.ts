import { isMine, isOfMyPeople, type Migration, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Whoever practises writes their own runs; teachers of the school family read what became of them. */
export const createMentalArithmetic: Migration = {
  name: '2026-12-22-mental-arithmetic-create',
  async up(db) {
    await sql`create table mental_arithmetic_run (
      id text primary key, user_id text not null, stage integer not null check (stage between 1 and 12),
      kind text not null check (kind in ('twenty', 'minutes')), limit_ms integer, tasks jsonb not null, started_at timestamptz not null,
      finished_at timestamptz, asked integer not null default 0, answered integer not null default 0, right_first integer not null default 0,
      timeouts integer not null default 0, ms integer not null default 0, is_passed boolean not null default false, result jsonb,
      check ((finished_at is null) = (result is null)))`.execute(db);
    await sql`create index mental_arithmetic_run_user on mental_arithmetic_run (user_id, stage, finished_at)`.execute(db);
    const mine = isMine('mental_arithmetic_run.user_id');
    const family = isOfMyPeople('mental_arithmetic_run.user_id');
    await raiseWallApart(db, 'mental_arithmetic_run', { read: [mine, family], change: [mine] });
  },
};
