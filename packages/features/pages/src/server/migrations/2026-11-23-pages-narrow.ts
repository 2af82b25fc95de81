import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * Pages are read by fewer people than before: pages of schools by teachers where the words said so, pages of pupils no further than
 * the class without a release. Whoever may change such a page is told on the page itself.
 */
export const narrowPages: Migration = {
  name: '2026-11-23-pages-narrow',
  async up(db) {
    await sql`alter table page drop constraint page_visibility_check`.execute(db);
    await sql`alter table page add constraint page_visibility_check check (visibility in ('group', 'class', 'school', 'link', 'public'))`.execute(
      db,
    );
    await sql`alter table page add column release text check (release in ('waiting', 'released', 'declined')),
      add column release_class_id text references school_class (id) on delete set null, add column released_at timestamptz,
      add column narrowed_at timestamptz`.execute(db);
    await sql`create index page_release on page (release) where release is not null`.execute(db);
    await sql`create index page_release_class on page (release_class_id) where release_class_id is not null`.execute(db);
    await sql`update page set narrowed_at = now() where group_type = 'school' and visibility in ('group', 'link')`.execute(db);
    await sql`update page set release = 'waiting', narrowed_at = now() where group_type = 'user' and visibility in ('school', 'link', 'public')
      and exists (select 1 from user_account where id = page.group_id and 'Pupil' = any(roles))`.execute(db);
  },
};
