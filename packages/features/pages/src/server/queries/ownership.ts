import { type RawBuilder, sql } from 'kysely';
import type { PageOwnership } from '../../rules/page-permission.ts';

const living = sql`c.archived_at is null and c.deleted_at is null`;

/**
 * Whose a page is, as it is now: columns of a select from `page`, for the rule that decides who may read it. Nothing of it is
 * stored, so that an archived class, a pupil who moved or an account in the trash close a page at once.
 */
export const ownershipColumns: RawBuilder<PageOwnership> = sql<PageOwnership>`
  page.group_type as "groupType", page.group_id as "groupId", page.visibility, page.archived_at is not null as "isArchived",
  case page.group_type
    when 'class' then coalesce((select case when c.deleted_at is not null then 'deleted' when c.archived_at is not null then 'archived' else 'live' end
      from school_class c where c.id = page.group_id), 'deleted')
    when 'user' then coalesce((select case when deleted_at is null and disabled_at is null then 'live' else 'deleted' end
      from user_account where id = page.group_id), 'deleted')
    else 'live' end as "groupState",
  case page.group_type
    when 'class' then array(select school_id from school_class where id = page.group_id)
    when 'school' then array[page.group_id]
    else array(select distinct school_id from school_member where user_id = page.group_id) end as "schoolIds",
  case page.group_type
    when 'class' then array(select t.user_id from class_teacher t join school_class c on c.id = t.class_id and c.archived_at is not null
      where t.class_id = page.group_id)
    else array[]::text[] end as "keeperIds",
  case when page.group_type = 'user' and exists (select 1 from user_account where id = page.group_id and 'Pupil' = any(roles))
    then array(select c.id from class_pupil p join school_class c on c.id = p.class_id and ${living} where p.user_id = page.group_id) end as "pupilClassIds",
  ${isReleased('page')} as "isReleased"`;

/** The release of a teacher ends where the pupil is in another class, or the class no longer is. */
export function isReleased(table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column('release')} = 'released' and exists (select 1 from class_pupil p
    join school_class c on c.id = p.class_id and ${living}
    where p.user_id = ${column('group_id')} and p.class_id = ${column('release_class_id')})) is true`;
}
