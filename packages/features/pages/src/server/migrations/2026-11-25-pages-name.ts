import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

const isGivenAway = `(page.visibility = 'public' and page.archived_at is null and page.deleted_at is null
  and (page.group_type <> 'user' or wall.is_let_out(page.group_id, page.release, page.release_class_id)))`;

/**
 * Who reads what another school gave away may learn whose it is, though nothing else of that school is there for them: the name of the
 * class, or of the grown-up who made it, and never that of a child. Null where the page was neither given away nor opened by its link.
 */
export const namePages: Migration = {
  name: '2026-11-25-pages-name',
  async up(db) {
    await sql
      .raw(`create function wall.name_of_given_page(page_id text) returns text language plpgsql stable cost 100
        security definer set search_path to public, pg_temp set wall.kind to 'system' as $$ begin
          return (select case page.group_type
              when 'class' then (select c.name from school_class c where c.id = page.group_id)
              when 'user' then (select u.first_name || ' ' || u.last_name from user_account u
                where u.id = page.group_id and not 'Pupil' = any(u.roles)) end
            from page where page.id = page_id and (wall.is_opened_page(page.id) or ${isGivenAway}));
        end $$`)
      .execute(db);
  },
};
