import { type RawBuilder, sql } from 'kysely';
import type { PageOwnership } from '../../rules/page-permission.ts';

/**
 * Whose a page is, as it is now, for the rule that decides who may read it: `ownershipColumns` of a select from `page` with
 * `ownershipFacts` beside it. Nothing of it is stored, so that an archived class, a pupil who moved or an account in the trash close
 * a page at once. The database finds the facts past the wall (2026-11-24-pages-wall): a public page has readers who see nothing else
 * of its school.
 */
export const ownershipColumns: RawBuilder<PageOwnership> = sql<PageOwnership>`
  page.group_type as "groupType", page.group_id as "groupId", page.visibility, page.archived_at is not null as "isArchived",
  facts.group_state as "groupState", facts.school_ids as "schoolIds", facts.keeper_ids as "keeperIds",
  facts.pupil_class_ids as "pupilClassIds", ${isReleased('page')} as "isReleased", ${isShown('page')} as "isShown",
  ${memberIds('page')} as "memberIds"`;

export const ownershipFacts: RawBuilder<unknown> = sql`cross join lateral wall.facts_of_group(page.group_type, page.group_id) facts`;

/** The release of a teacher ends where the pupil is in another class, or the class no longer is. */
export function isReleased(table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column('release')} = 'released' and wall.attends(${column('group_id')}, ${column('release_class_id')})) is true`;
}

/** Those of the group or team that the page is for, as it is now. */
export function memberIds(table: string): RawBuilder<string[]> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<
    string[]
  >`case when ${column('visibility')} = 'members' then wall.members_of(${column('members_of')}) else array[]::text[] end`;
}

/** Whether those who only read find it now; the database's clock decides, as for all processes. */
export function isShown(table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(not ${column('is_draft')} and coalesce(${column('visible_from')} <= now(), true)
    and coalesce(${column('visible_until')} > now(), true))`;
}
