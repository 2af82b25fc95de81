import { type Migration, nameCondition, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * A folder is a block of a page; what lies in it lies here. As with lists, the rows are there for the school family of the page's group
 * and nobody else, however many read the page itself; who of them sees which file is a rule of the feature.
 */
export const createFolders: Migration = {
  name: '2026-12-05-folders-create',
  async up(db) {
    await sql`create table folder_item (
      id text primary key, page_id text not null references page (id) on delete cascade,
      block_id text not null references page_block (id) on delete cascade,
      parent_id text references folder_item (id) on delete cascade, file_id text references file (id) on delete cascade,
      name text, owner_id text not null, origin text not null check (origin in ('given', 'shared', 'handed-in')),
      created_at timestamptz not null, deleted_at timestamptz, deleted_by text, deleted_with text,
      check ((file_id is null) = (name is not null)), check ((deleted_at is null) = (deleted_with is null)))`.execute(db);
    for (const column of ['page_id', 'block_id', 'parent_id', 'owner_id', 'deleted_by'])
      await sql`create index ${sql.raw(`folder_item_${column}`)} on folder_item (${sql.raw(column)})`.execute(db);
    await sql`create unique index folder_item_file on folder_item (file_id) where file_id is not null`.execute(db);
    await sql`create index folder_item_deleted on folder_item (deleted_at) where deleted_at is not null`.execute(db);
    // The condition of lists (2026-12-04-boards-create): whatever a block keeps for members of its page.
    await raiseWall(db, 'folder_item', 'wall.is_of_my_page(folder_item.page_id)');
    await nameCondition(
      db,
      'is_in_folder(id text)',
      `return exists (select from folder_item shown where shown.file_id = is_in_folder.id);`,
    );
    await sql`create policy wall_shown_in_folder on file for select using (wall.is_in_folder(id))`.execute(db);
  },
};
