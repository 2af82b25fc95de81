import { isSeen, type Migration, nameCondition, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A card is an entry with more: rights, likes, comments and its way into the trash are those of entries. */
export const addCards: Migration = {
  name: '2026-12-06-boards-cards',
  async up(db) {
    await sql`alter table board_entry add column revision bigint not null default 0`.execute(db);
    await sql`create table board_card (
      entry_id text primary key references board_entry (id) on delete cascade, lane_id text not null, color text not null,
      assignee_id text, due_on date, checks jsonb not null default '[]', is_anonymous boolean not null)`.execute(db);
    await sql`create index board_card_assignee on board_card (assignee_id) where assignee_id is not null`.execute(db);
    await sql`create table board_card_file (
      entry_id text not null references board_entry (id) on delete cascade, file_id text not null, position int not null,
      primary key (entry_id, file_id))`.execute(db);
    await sql`create index board_card_file_file on board_card_file (file_id)`.execute(db);
    await sql`create table board_card_version (
      id text primary key, entry_id text not null references board_entry (id) on delete cascade, editor_id text not null,
      words jsonb not null, at timestamptz not null)`.execute(db);
    await sql`create index board_card_version_entry on board_card_version (entry_id, at)`.execute(db);
    await sql`create index board_card_version_editor on board_card_version (editor_id)`.execute(db);
    await sql`create table board_state (
      block_id text primary key references page_block (id) on delete cascade,
      page_id text not null references page (id) on delete cascade, revision bigint not null default 0,
      whole_since bigint not null default 0, frozen_at timestamptz, timer_ends_at timestamptz)`.execute(db);
    await sql`create index board_state_page on board_state (page_id)`.execute(db);

    for (const table of ['board_card', 'board_card_file', 'board_card_version'])
      await raiseWall(db, table, isSeen('board_entry', `${table}.entry_id`));
    await raiseWall(db, 'board_state', 'wall.is_of_my_page(board_state.page_id)');
    await nameCondition(
      db,
      'is_on_card(id text)',
      'return exists (select from board_card_file shown where shown.file_id = is_on_card.id);',
    );
    await sql`create policy wall_shown_on_cards on file for select using (wall.is_on_card(id))`.execute(db);
  },
};
