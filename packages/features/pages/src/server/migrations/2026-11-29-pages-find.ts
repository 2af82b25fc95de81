import type { Migration } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

const past = `security definer set search_path to public, pg_temp set wall.kind to 'system'
  set plan_cache_mode to force_custom_plan`;

/**
 * Which pages of these groups and schools hold all of the words, best first. It looks past the wall, because a policy that is asked for
 * ten thousand pages and all their blocks takes a second; it answers ids of at most so many pages, and the statement around it reads them
 * behind the wall. Pages are found by the index of their groups and compared by that of their blocks: however many schools there are, a
 * search costs what the own one holds. It is planned each time, because a school of four hundred classes is read otherwise than one of four.
 */
export const findPages: Migration = {
  name: '2026-11-29-pages-find',
  async up(db) {
    await sql`alter table page add column found tsvector generated always as
      (to_tsvector('simple', regexp_replace(plain_words(title), '[[:punct:]]+', ' ', 'g'))) stored`.execute(db);
    await sql
      .raw(`create function wall.pages_that_say(words text[], person text, own text[], schools text[], administered text[], most integer)
          returns table (page_id text, is_by_title boolean) language plpgsql stable ${past} as $$
        declare
          queries tsquery[] := array(select to_tsquery('simple', word || ':*') from unnest(words) word);
          whole text[] := own || array(select c.id from school_class c where c.school_id = any(administered))
            || array(select kept.class_id from class_teacher kept where kept.user_id = person);
          beside text[] := array(select c.id from school_class c
              where c.school_id = any(schools) and c.archived_at is null and c.deleted_at is null)
            || array(select m.user_id from school_member m where m.school_id = any(schools || administered));
          circles text[] := array(select m.group_id from group_member m where m.user_id = person);
          mates text[] := array(select mate.user_id from class_pupil mate where mate.class_id = any(own));
          kinds text[] := array['user', 'class', 'school'];
        begin return query
          select p.id, p.found @@ all(queries) from page p
          where ((p.group_type = any(kinds) and p.group_id = any(whole))
              or (p.group_type = any(kinds) and p.group_id = any(beside) and p.visibility in ('school', 'public'))
              or (p.group_type = 'user' and p.group_id = any(mates) and p.visibility <> 'group')
              or (p.visibility = 'members' and p.members_of = any(circles)))
            and p.deleted_at is null and not exists (
              select from unnest(queries) query where not p.found @@ query and not exists (
                select from page_block b where b.page_id = p.id and b.deleted_at is null and b.found @@ query))
          order by 2 desc, p.archived_at is not null, p.updated_at desc, p.id limit most;
        end $$`)
      .execute(db);
  },
};
