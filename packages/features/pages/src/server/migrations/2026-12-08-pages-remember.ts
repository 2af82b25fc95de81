import { isSeen, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** What blocks were before somebody wrote something else, for the school family of the page's group; readers of a page get none of it. */
export const rememberPages: Migration = {
  name: '2026-12-08-pages-remember',
  async up(db) {
    await sql`alter table page_block add column written_by text, add column written_at timestamptz, add column written_since timestamptz`.execute(
      db,
    );
    await sql`create index page_block_written_by on page_block (written_by)`.execute(db);
    await sql`create table page_block_version (
      id text primary key, page_id text not null references page (id) on delete cascade,
      block_id text not null references page_block (id) on delete cascade, type text not null, settings jsonb not null,
      written_by text, written_at timestamptz, kept_at timestamptz not null)`.execute(db);
    await sql`create index page_block_version_block on page_block_version (block_id, kept_at)`.execute(db);
    await sql`create index page_block_version_page on page_block_version (page_id)`.execute(db);
    await sql`create index page_block_version_writer on page_block_version (written_by)`.execute(db);
    await sql`create index page_block_version_kept on page_block_version (kept_at)`.execute(db);
    await sql`create table page_version_file (
      version_id text not null references page_block_version (id) on delete cascade,
      page_id text not null references page (id) on delete cascade, file_id text not null, primary key (version_id, file_id))`.execute(db);
    await sql`create index page_version_file_page on page_version_file (page_id)`.execute(db);
    await sql`create index page_version_file_file on page_version_file (file_id)`.execute(db);
    await raiseWall(db, 'page_block_version', 'wall.is_of_my_page(page_block_version.page_id)');
    await raiseWall(db, 'page_version_file', isSeen('page_block_version', 'page_version_file.version_id'));
    await sql`create policy wall_shown_in_version on file for select using (
      exists (select from page_version_file kept where kept.file_id = file.id))`.execute(db);
  },
};
