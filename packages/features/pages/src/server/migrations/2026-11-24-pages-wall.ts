import { isMine, isOfMySchools, isSeen, type Migration, nameCondition, raiseWall, raiseWallApart } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

const isOwn = (page: string): string => `wall.is_of_my_groups(${page}.group_type, ${page}.group_id)`;

/** Pages are there for the school family of their group, public ones for everybody to read; blocks and files follow their page. */
export const wallPages: Migration = {
  name: '2026-11-24-pages-wall',
  async up(db) {
    await nameCondition(
      db,
      'is_of_my_groups(kind text, id text)',
      `if kind = 'school' then return wall.is_of_my_schools(id); end if;
      if kind = 'class' then return wall.is_of_my_classes(id); end if;
      return wall.is_of_my_people(id);`,
    );
    const isGivenAway = "page.visibility = 'public' or wall.is_opened_page(page.id)";
    await raiseWallApart(db, 'page', { read: [isGivenAway, isOwn('page')], change: [isOwn('page')] });
    // Written out: a page has many blocks, and the statement that reads them is planned once per connection.
    for (const table of ['page_block', 'page_file', 'page_lock'] as const) {
      const change = `exists (select from page own where own.id = ${table}.page_id and ${isOwn('own')})`;
      await raiseWallApart(db, table, { read: [isSeen('page', `${table}.page_id`)], change: [change] });
    }
    await raiseWall(db, 'page_mark', isMine('page_mark.user_id'));
    await raiseWall(db, 'embed_origin', isOfMySchools('embed_origin.school_id'));
    const isShown = 'exists (select from page_file shown where shown.file_id = file.id)';
    await sql.raw(`create policy wall_shown_on_page on file for select using (${isShown})`).execute(db);
  },
};
