import { isMine, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A memory is its player's alone; lists of the best are made by the system. */
export const addMemory: Migration = {
  name: '2026-12-29-games-memory',
  async up(db) {
    await sql`create table memory_game (
      id text primary key, user_id text not null, size text not null, set_name text not null, seed int not null,
      started_at timestamptz not null, finished_at timestamptz, turns int, ms int, points int)`.execute(db);
    await sql`create index memory_game_user on memory_game (user_id, finished_at)`.execute(db);
    await sql`create index memory_game_best on memory_game (user_id, turns, ms) where size = '6x6' and finished_at is not null`.execute(db);
    await raiseWall(db, 'memory_game', isMine('memory_game.user_id'));
  },
};
