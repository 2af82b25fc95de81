import { isSeen, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** Entries that somebody suggests for a block, for the school family of the page's group; who of them sees which is a rule of the feature. */
export const contributeToPages: Migration = {
  name: '2026-12-10-pages-contribute',
  async up(db) {
    await sql`create table page_contribution (
      id text primary key, page_id text not null references page (id) on delete cascade,
      block_id text not null references page_block (id) on delete cascade, by_id text not null, entry jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'released', 'declined')),
      created_at timestamptz not null, decided_at timestamptz, check ((state = 'waiting') = (decided_at is null)))`.execute(db);
    await sql`create index page_contribution_block on page_contribution (block_id)`.execute(db);
    await sql`create index page_contribution_page on page_contribution (page_id) where decided_at is null`.execute(db);
    await sql`create index page_contribution_by on page_contribution (by_id)`.execute(db);
    await sql`create index page_contribution_decided on page_contribution (decided_at) where decided_at is not null`.execute(db);
    await sql`create table page_contribution_file (
      contribution_id text not null references page_contribution (id) on delete cascade,
      page_id text not null references page (id) on delete cascade, file_id text not null, primary key (contribution_id, file_id))`.execute(
      db,
    );
    await sql`create index page_contribution_file_page on page_contribution_file (page_id)`.execute(db);
    await sql`create index page_contribution_file_file on page_contribution_file (file_id)`.execute(db);
    await raiseWall(db, 'page_contribution', 'wall.is_of_my_page(page_contribution.page_id)');
    await raiseWall(db, 'page_contribution_file', isSeen('page_contribution', 'page_contribution_file.contribution_id'));
    await sql`create policy wall_shown_in_contribution on file for select using (
      exists (select from page_contribution_file suggested where suggested.file_id = file.id))`.execute(db);
  },
};
