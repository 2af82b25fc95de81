import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/** A page can be for a group of its class or for a team; who leaves the group reads it no more, and the hub asks again at once. */
export const gatherPages: Migration = {
  name: '2026-11-28-pages-gather',
  async up(db) {
    await sql`alter table page add column members_of text, drop constraint page_visibility_check`.execute(db);
    await sql`alter table page add constraint page_visibility_check
      check (visibility in ('group', 'class', 'members', 'school', 'link', 'public'))`.execute(db);
    await sql`create index page_members_of on page (members_of) where members_of is not null`.execute(db);
    // Who belongs to a group, whoever asks: a team has members whom the reader need not see.
    await sql`create function wall.members_of(id text) returns text[] language plpgsql stable cost 100
      security definer set search_path to public, pg_temp set wall.kind to 'system' as $$ begin
        return array(select m.user_id from group_member m where m.group_id = members_of.id);
      end $$`.execute(db);
    await sql`create function page_circle_changed() returns trigger language plpgsql
      security definer set search_path to public, pg_temp set wall.kind to 'system' as $$ begin
        perform page_ask_again(array(select p.id from page p where p.members_of = old.group_id)); return null;
      end $$`.execute(db);
    await sql`create trigger page_circle_changed after delete on group_member for each row execute function page_circle_changed()`.execute(
      db,
    );
    await sql`create trigger page_members_changed after update of members_of on page for each row execute function page_changed()`.execute(
      db,
    );
  },
};
