import { sql } from 'kysely';
import { isMine, isOfMySchools, nameCondition, raiseWall } from '../security/wall-policies.ts';
import type { Migration } from './migrations.ts';

const lists = [
  ['is_mine', 'people'],
  ['is_of_my_schools', 'schools'],
  ['is_opened_class', 'classes'],
  ['is_opened_page', 'pages'],
] as const;

/** The ground of row-level security: who asks, as the policies of all features read it, and the walls of the kernel's own tables. */
export const kernelWall: Migration = {
  name: '2026-11-24-kernel-wall',
  async up(db) {
    await sql`create schema wall`.execute(db);
    await sql`create function wall.is_open() returns boolean language sql stable parallel safe
      return coalesce(current_setting('wall.kind', true) = 'system', false)`.execute(db);
    // Lists stand between commas, which is quicker to search than to take apart for each row.
    for (const [name, list] of lists)
      await sql
        .raw(`create function wall.${name}(id text) returns boolean language sql stable parallel safe
          return coalesce(strpos(current_setting('wall.${list}', true), ',' || id || ',') > 0, false)`)
        .execute(db);
    // Who belongs where, for the policies alone: ids in tables that no feature's queries know. The tables they mirror have walls
    // themselves, and a policy may not ask its own table.
    await sql`create table wall.place (
      user_id text not null, school_id text not null, kind text not null, primary key (user_id, school_id, kind))`.execute(db);
    await sql`create table wall.class (id text primary key, school_id text not null)`.execute(db);
    await sql`create table wall.class_place (
      class_id text not null, user_id text not null, kind text not null, primary key (class_id, user_id, kind))`.execute(db);
    await sql`create function wall.is_of_no_school() returns boolean language sql stable parallel safe
      return coalesce(current_setting('wall.schools', true), '') in ('', ',,')`.execute(db);
    await nameCondition(
      db,
      'is_of_my_people(id text)',
      `if wall.is_mine(id) then return true; end if;
      if wall.is_of_no_school() then return false; end if;
      return exists (select from wall.place where place.user_id = is_of_my_people.id and wall.is_of_my_schools(place.school_id));`,
    );
    await nameCondition(
      db,
      'is_of_my_classes(id text)',
      `if wall.is_opened_class(id) then return true; end if;
      if wall.is_of_no_school() then return false; end if;
      return exists (select from wall.class where class.id = is_of_my_classes.id and wall.is_of_my_schools(class.school_id));`,
    );
    await raiseWall(db, 'task', isMine('task.owner_id'), isOfMySchools('task.scope_id'));
    await raiseWall(db, 'idempotency_key', isMine('idempotency_key.owner'));
    await raiseWall(
      db,
      'audit.entry',
      isOfMySchools('entry.scope_id'),
      isMine('entry.actor_id'),
      `(entry.subject_kind = 'person' and ${isMine('entry.subject_id')})`,
    );
  },
};
