import { isMine, isSeen, type Migration, nameCondition, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * A board is a block of a page; its columns and switches are the settings of that block. Entries are there for the school family of
 * the page's group and nobody else, however many read the page itself.
 */
export const createBoards: Migration = {
  name: '2026-12-04-boards-create',
  async up(db) {
    await sql`create table board_entry (
      id text primary key, page_id text not null references page (id) on delete cascade,
      block_id text not null references page_block (id) on delete cascade, author_id text not null, title text not null,
      cells jsonb not null default '{}', position text collate "C" not null, released_at timestamptz, created_at timestamptz not null,
      deleted_at timestamptz)`.execute(db);
    await sql`create index board_entry_page on board_entry (page_id)`.execute(db);
    await sql`create index board_entry_block on board_entry (block_id)`.execute(db);
    await sql`create index board_entry_author on board_entry (author_id)`.execute(db);
    await sql`create index board_entry_deleted on board_entry (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create table board_mark (
      entry_id text not null references board_entry (id) on delete cascade, column_id text not null, user_id text not null,
      at timestamptz not null, primary key (entry_id, column_id, user_id))`.execute(db);
    await sql`create index board_mark_user on board_mark (user_id)`.execute(db);
    await sql`create table board_like (
      entry_id text not null references board_entry (id) on delete cascade, user_id text not null, primary key (entry_id, user_id))`.execute(
      db,
    );
    await sql`create index board_like_user on board_like (user_id)`.execute(db);
    await sql`create table board_comment (
      id text primary key, entry_id text not null references board_entry (id) on delete cascade, author_id text not null,
      text text not null, at timestamptz not null)`.execute(db);
    await sql`create index board_comment_entry on board_comment (entry_id, at)`.execute(db);
    await sql`create index board_comment_author on board_comment (author_id)`.execute(db);

    await nameCondition(
      db,
      'is_of_my_page(id text)',
      `return exists (select from page own where own.id = is_of_my_page.id and wall.is_of_my_groups(own.group_type, own.group_id));`,
    );
    await raiseWall(db, 'board_entry', 'wall.is_of_my_page(board_entry.page_id)');
    const below = (table: string) => isSeen('board_entry', `${table}.entry_id`);
    for (const table of ['board_mark', 'board_like']) await raiseWall(db, table, isMine(`${table}.user_id`), below(table));
    await raiseWall(db, 'board_comment', isMine('board_comment.author_id'), below('board_comment'));
  },
};
