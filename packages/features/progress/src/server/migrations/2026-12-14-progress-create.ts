import { isMine, isOfMyPeople, type Migration, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Whoever practises writes their own; those of the school family may be read, and who of them reads whose is a rule of the trainers. */
export const createProgress: Migration = {
  name: '2026-12-14-progress-create',
  async up(db) {
    await sql`create table progress_attempt (
      user_id text not null, attempt_id text not null, trainer text not null, item text, run_id text not null, mode text not null,
      is_right boolean not null, ms integer not null, points integer not null, at timestamptz not null,
      primary key (user_id, attempt_id))`.execute(db);
    await sql`create index progress_attempt_at on progress_attempt (user_id, at)`.execute(db);
    await sql`create table progress_item (
      user_id text not null, trainer text not null, item text not null, box integer not null check (box between 0 and 6),
      due_at timestamptz not null, last_points_at timestamptz, primary key (user_id, trainer, item))`.execute(db);
    await sql`create table progress_sum (
      user_id text not null, trainer text not null, day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'), points integer not null,
      answers integer not null, right_answers integer not null, ms integer not null, primary key (user_id, trainer, day))`.execute(db);
    for (const table of ['progress_attempt', 'progress_item', 'progress_sum']) {
      const mine = isMine(`${table}.user_id`);
      await raiseWallApart(db, table, { read: [mine, isOfMyPeople(`${table}.user_id`)], change: [mine] });
    }
  },
};
