import { isMine, isOfMyClasses, isOfMyPeople, type Migration, raiseWall, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A board is its player's; that somebody has begun one is asked for where a class's list is set. */
export const createGames: Migration = {
  name: '2026-12-23-games-create',
  async up(db) {
    await sql`create table word_round (
      id text primary key, user_id text not null, kind text not null check (kind in ('daily', 'free')), day date not null,
      class_id text references school_class (id) on delete cascade, level text, answer text not null, guesses text[] not null,
      is_hard boolean, state text not null check (state in ('open', 'solved', 'missed')))`.execute(db);
    await sql`create unique index word_round_day on word_round (user_id, day, class_id) nulls not distinct where kind = 'daily'`.execute(
      db,
    );
    await sql`create unique index word_round_free on word_round (user_id) where kind = 'free'`.execute(db);
    await sql`create index word_round_class on word_round (class_id) where class_id is not null`.execute(db);
    await sql`create table word_player (
      user_id text primary key, is_hard boolean not null, has_seen_help boolean not null)`.execute(db);
    await sql`create table word_list (
      class_id text primary key references school_class (id) on delete cascade, words text[] not null, is_daily boolean not null,
      daily_from date, drawn_on date, drawn text)`.execute(db);
    const own = isMine('word_round.user_id');
    await raiseWallApart(db, 'word_round', { read: [own, isOfMyPeople('word_round.user_id')], change: [own] });
    await raiseWall(db, 'word_player', isMine('word_player.user_id'));
    await raiseWall(db, 'word_list', isOfMyClasses('word_list.class_id'));
  },
};
