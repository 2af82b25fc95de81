import { isMine, isOfMyClasses, isSeen, type Migration, nameCondition, raiseWall, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Sets of pictures are there for who made them, and for the classes that they are lent to; their files are seen with them. */
export const addPictures: Migration = {
  name: '2026-12-31-games-pictures',
  async up(db) {
    await sql`create table memory_picture_set (
      id text primary key, owner_id text not null, title text not null, created_at timestamptz not null, updated_at timestamptz not null,
      deleted_at timestamptz)`.execute(db);
    await sql`create index memory_picture_set_owner on memory_picture_set (owner_id)`.execute(db);
    await sql`create index memory_picture_set_deleted on memory_picture_set (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create table memory_picture (
      id text primary key, set_id text not null references memory_picture_set (id) on delete cascade, position integer not null,
      file_id text not null, name text not null, has_word boolean not null)`.execute(db);
    await sql`create index memory_picture_of_set on memory_picture (set_id, position)`.execute(db);
    await sql`create index memory_picture_file on memory_picture (file_id)`.execute(db);
    await sql`create table memory_picture_class (
      set_id text not null references memory_picture_set (id) on delete cascade,
      class_id text not null references school_class (id) on delete cascade, primary key (set_id, class_id))`.execute(db);
    await sql`create index memory_picture_class_class on memory_picture_class (class_id)`.execute(db);

    await raiseWall(db, 'memory_picture_class', isOfMyClasses('memory_picture_class.class_id'));
    await nameCondition(
      db,
      'is_lent_to_my_memory(id text)',
      `return exists (select from memory_picture_class lent where lent.set_id = is_lent_to_my_memory.id);`,
    );
    const own = isMine('memory_picture_set.owner_id');
    await raiseWallApart(db, 'memory_picture_set', { read: [own, 'wall.is_lent_to_my_memory(memory_picture_set.id)'], change: [own] });
    const ofOwn = `exists (select from memory_picture_set kept where kept.id = memory_picture.set_id and ${isMine('kept.owner_id')})`;
    await raiseWallApart(db, 'memory_picture', { read: [isSeen('memory_picture_set', 'memory_picture.set_id')], change: [ofOwn] });
    await nameCondition(
      db,
      'is_in_memory(id text)',
      `return exists (select from memory_picture shown where shown.file_id = is_in_memory.id);`,
    );
    await sql`create policy wall_shown_in_memory on file for select using (wall.is_in_memory(id))`.execute(db);
  },
};
