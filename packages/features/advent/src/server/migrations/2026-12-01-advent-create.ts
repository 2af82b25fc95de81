import { isMine, isOfMyClasses, isSeen, type Migration, nameCondition, raiseWall, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Calendars are there for their author and for the school family of their class; public ones for everybody to read. */
export const createAdvent: Migration = {
  name: '2026-12-01-advent-create',
  async up(db) {
    await sql`create table advent_calendar (
      id text primary key, owner_id text not null, class_id text references school_class (id) on delete cascade, title text not null,
      lead text not null default '', scene text not null, picture_id text, layout text not null, door_type text not null, doors integer not null,
      per_row integer not null, starts_on date not null, open_hour integer not null, mode text not null, school_days_only boolean not null,
      counts_down boolean not null, is_mixed boolean not null, visibility text not null, created_at timestamptz not null,
      deleted_at timestamptz)`.execute(db);
    await sql`create index advent_calendar_owner on advent_calendar (owner_id, created_at)`.execute(db);
    await sql`create index advent_calendar_class on advent_calendar (class_id, created_at)`.execute(db);
    await sql`create index advent_calendar_picture on advent_calendar (picture_id)`.execute(db);
    await sql`create table advent_door (
      calendar_id text not null references advent_calendar (id) on delete cascade, number integer not null, opens_on date,
      x double precision, y double precision, content jsonb, file_id text, work text not null default 'empty', pupil_id text,
      note text not null default '', primary key (calendar_id, number))`.execute(db);
    await sql`create index advent_door_pupil on advent_door (pupil_id)`.execute(db);
    await sql`create index advent_door_file on advent_door (file_id)`.execute(db);
    await sql`create table advent_opened (
      calendar_id text not null references advent_calendar (id) on delete cascade, number integer not null, user_id text not null,
      primary key (user_id, calendar_id, number))`.execute(db);
    await sql`create index advent_opened_calendar on advent_opened (calendar_id)`.execute(db);

    const own = (table: string) => [isMine(`${table}.owner_id`), isOfMyClasses(`${table}.class_id`)];
    const isPublic = `(advent_calendar.visibility = 'public' and advent_calendar.deleted_at is null)`;
    await raiseWallApart(db, 'advent_calendar', { read: [...own('advent_calendar'), isPublic], change: own('advent_calendar') });
    const isOfOwn = `exists (select from advent_calendar kept where kept.id = advent_door.calendar_id and (${own('kept').join(' or ')}))`;
    await raiseWallApart(db, 'advent_door', { read: [isSeen('advent_calendar', 'advent_door.calendar_id')], change: [isOfOwn] });
    await raiseWall(db, 'advent_opened', isMine('advent_opened.user_id'));
    await nameCondition(
      db,
      'is_in_advent(id text)',
      `return exists (select from advent_door door where door.file_id = is_in_advent.id)
        or exists (select from advent_calendar behind where behind.picture_id = is_in_advent.id);`,
    );
    await sql`create policy wall_shown_in_advent on file for select using (wall.is_in_advent(id))`.execute(db);
  },
};
