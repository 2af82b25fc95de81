import { isSeen, type Migration, nameCondition, raiseWall, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * Locks lie beside the block and not in its settings, which every reader of the page gets. Teams play also without an account, so what they
 * do is there for whoever sees the page; locks are changed by the school family of the page's group alone.
 */
export const createBreakouts: Migration = {
  name: '2026-12-05-breakouts-create',
  async up(db) {
    const place = sql`page_id text not null references page (id) on delete cascade,
      block_id text not null references page_block (id) on delete cascade`;
    await sql`create table breakout (
      page_id text not null references page (id) on delete cascade, block_id text primary key references page_block (id) on delete cascade,
      ending text not null default '', started_at timestamptz, ended_at timestamptz)`.execute(db);
    await sql`create index breakout_page on breakout (page_id)`.execute(db);
    await sql`create table breakout_lock (
      id text primary key, ${place}, position text collate "C" not null, title text not null, story text not null, task text not null,
      picture_id text, alt text not null, audio_id text, secret jsonb not null, hints jsonb not null)`.execute(db);
    await sql`create index breakout_lock_block on breakout_lock (block_id, position)`.execute(db);
    await sql`create index breakout_lock_page on breakout_lock (page_id)`.execute(db);
    await sql`create index breakout_lock_picture on breakout_lock (picture_id)`.execute(db);
    await sql`create index breakout_lock_audio on breakout_lock (audio_id)`.execute(db);
    await sql`create table breakout_team (
      id text primary key, ${place}, name text not null, code text not null, opened integer not null default 0, lock_id text,
      lock_started_at timestamptz, wrong integer not null default 0, asked integer not null default 0, waits_until timestamptz,
      wrong_before integer not null default 0, hints_before integer not null default 0, started_at timestamptz, paused_at timestamptz,
      finished_at timestamptz, created_at timestamptz not null, seen_at timestamptz not null, unique (block_id, code))`.execute(db);
    await sql`create index breakout_team_page on breakout_team (page_id)`.execute(db);
    await sql`create index breakout_team_seen on breakout_team (seen_at)`.execute(db);
    await sql`create table breakout_device (
      token_hash text primary key, team_id text not null references breakout_team (id) on delete cascade)`.execute(db);
    await sql`create index breakout_device_team on breakout_device (team_id)`.execute(db);

    for (const table of ['breakout', 'breakout_lock'])
      await raiseWallApart(db, table, { read: [isSeen('page', `${table}.page_id`)], change: [`wall.is_of_my_page(${table}.page_id)`] });
    await raiseWall(db, 'breakout_team', isSeen('page', 'breakout_team.page_id'));
    await raiseWall(db, 'breakout_device', isSeen('breakout_team', 'breakout_device.team_id'));
    await nameCondition(
      db,
      'is_in_breakout(id text)',
      `return exists (select from breakout_lock shown where shown.picture_id = is_in_breakout.id or shown.audio_id = is_in_breakout.id);`,
    );
    await sql`create policy wall_shown_in_breakout on file for select using (wall.is_in_breakout(id))`.execute(db);
  },
};
