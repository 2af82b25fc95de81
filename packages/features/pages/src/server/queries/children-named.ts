import { type Kysely, sql } from 'kysely';
import type { PageScope } from '../scope.ts';
import type { PagesTables } from '../tables.ts';

const most = 12;

/**
 * First names of pupils that stand as words on pages of one group or in their titles: of the class whose pages they are, or of the classes
 * around their owner. On pages of a school first names say nothing, so there first and last name together count. One statement.
 */
export async function childrenNamed(
  db: Kysely<PagesTables>,
  { groupType, groupId }: Pick<PageScope, 'groupType' | 'groupId'>,
  pageIds: readonly string[],
): Promise<string[]> {
  const phrase = sql`phraseto_tsquery('simple', regexp_replace(plain_words(pupil.called), '[[:punct:]]+', ' ', 'g'))`;
  const { rows } = await sql<{ called: string }>`
    with pupil as (
      select distinct case when ${groupType} = 'school' then account.first_name || ' ' || account.last_name else account.first_name end as called
      from class_pupil place join school_class class on class.id = place.class_id and class.archived_at is null and class.deleted_at is null
        join user_account account on account.id = place.user_id and account.deleted_at is null
      where account.id <> ${groupId} and case ${groupType} when 'class' then class.id = ${groupId}
        when 'school' then class.school_id = ${groupId}
        else class.id in (select class_id from class_teacher where user_id = ${groupId}
          union select class_id from class_pupil where user_id = ${groupId}) end)
    select called from pupil where exists (select from page where page.id = any(${[...pageIds]}) and page.found @@ ${phrase})
      or exists (select from page_block block where block.page_id = any(${[...pageIds]}) and block.deleted_at is null and block.found @@ ${phrase})
    order by called limit ${most}`.execute(db);
  return rows.map(({ called }) => called);
}
