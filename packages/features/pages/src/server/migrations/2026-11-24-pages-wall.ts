import { isMine, isOfMySchools, isSeen, type Migration, nameCondition, raiseWall, raiseWallApart } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';

const isOwn = (page: string): string => `wall.is_of_my_groups(${page}.group_type, ${page}.group_id)`;

/** Public and not put away; what a person made needs a living account, and the release of a teacher where it is a pupil's. */
const isGivenAway = `(page.visibility = 'public' and page.archived_at is null and page.deleted_at is null
  and (page.group_type <> 'user' or wall.is_let_out(page.group_id, page.release, page.release_class_id)))`;

/** Pages are there for the school family of their group, what it gave away for everybody to read; blocks and files follow their page. */
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
    await lookPast(db);
    // Pages of the family first: that is asked most, and quickly answered.
    const read = [isOwn('page'), 'wall.is_opened_page(page.id)', isGivenAway];
    await raiseWallApart(db, 'page', { read, change: [isOwn('page')] });
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

const past = `security definer set search_path to public, pg_temp set wall.kind to 'system'`;
const living = 'c.archived_at is null and c.deleted_at is null';

/**
 * Whether a page is open hangs on what its reader may not see: the class, the account and the places of its owner. These functions
 * answer with ids and yes or no; in PL/pgSQL, whose statements are planned once per connection.
 */
async function lookPast(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`create function wall.facts_of_group(kind text, id text,
        out group_state text, out school_ids text[], out keeper_ids text[], out pupil_class_ids text[])
      language plpgsql stable cost 100 ${past} as $$ begin
        group_state := 'live'; school_ids := array[id]; keeper_ids := array[]::text[];
        if kind = 'school' then return; end if;
        group_state := 'deleted';
        if kind = 'class' then
          select case when c.deleted_at is not null then 'deleted' when c.archived_at is not null then 'archived' else 'live' end,
              array[c.school_id],
              case when c.archived_at is null then array[]::text[] else array(select t.user_id from class_teacher t where t.class_id = c.id) end
            into group_state, school_ids, keeper_ids from school_class c where c.id = facts_of_group.id;
          if not found then group_state := 'deleted'; school_ids := array[]::text[]; keeper_ids := array[]::text[]; end if;
          return;
        end if;
        school_ids := array(select distinct m.school_id from school_member m where m.user_id = facts_of_group.id);
        select case when u.deleted_at is null and u.disabled_at is null then 'live' else 'deleted' end,
            case when 'Pupil' = any(u.roles) then array(select c.id from class_pupil p
              join school_class c on c.id = p.class_id and ${living} where p.user_id = u.id) end
          into group_state, pupil_class_ids from user_account u where u.id = facts_of_group.id;
        group_state := coalesce(group_state, 'deleted');
      end $$`)
    .execute(db);
  await sql
    .raw(`create function wall.attends(person text, class text) returns boolean language plpgsql stable cost 100 ${past} as $$ begin
        return exists (select from class_pupil p join school_class c on c.id = p.class_id and ${living}
          where p.user_id = person and p.class_id = class);
      end $$`)
    .execute(db);
  await sql
    .raw(`create function wall.is_let_out(person text, release text, class text) returns boolean language plpgsql stable cost 100 ${past} as $$ begin
        return exists (select from user_account u where u.id = person and u.deleted_at is null and u.disabled_at is null
          and (not 'Pupil' = any(u.roles) or (release = 'released' and wall.attends(person, class))));
      end $$`)
    .execute(db);
  // Who listens to a page is asked again also when whoever changed something cannot see it any more, such as who just left.
  for (const name of ['page_class_changed', 'page_pupil_moved', 'page_member_left', 'page_owner_left'] as const)
    await sql.raw(`alter function ${name}() ${past}`).execute(db);
}
