import { type Kysely, sql } from 'kysely';
import type { CircleKind } from '../../contract/page.ts';
import type { PageOwnership, Reader } from '../../rules/page-permission.ts';
import type { PagesTables } from '../tables.ts';
import { ownershipColumns, ownershipFacts } from './ownership.ts';

/** A group of a living class, or a team. */
interface CircleOf {
  readonly id: string;
  readonly kind: CircleKind;
  readonly name: string;
  readonly schoolId: string;
  readonly classId: string | null;
  readonly className: string | null;
  readonly color: string | null;
}

/** Groups of the classes that somebody teaches, and groups and teams to which they belong; one statement. */
export async function circlesOf(
  db: Kysely<PagesTables>,
  { userId, teachesClassIds }: Pick<Reader, 'userId' | 'teachesClassIds'>,
): Promise<CircleOf[]> {
  if (userId === null) return [];
  const { rows } = await sql<CircleOf>`
    select circle.id, circle.kind, circle.name, circle.school_id as "schoolId", circle.class_id as "classId", c.name as "className", c.color
    from school_group circle left join school_class c on c.id = circle.class_id
    where (circle.class_id is null or (c.archived_at is null and c.deleted_at is null))
      and (circle.class_id = any(${[...teachesClassIds]})
        or exists (select from group_member m where m.group_id = circle.id and m.user_id = ${userId}))
    order by circle.name, circle.id`.execute(db);
  return rows;
}

export interface PageOfCircle extends PageOwnership {
  readonly id: string;
  readonly circleId: string;
  readonly name: string;
  readonly url: string;
  readonly position: string;
  readonly parentId: string | null;
  readonly updatedAt: Date;
  readonly favourite: boolean;
  readonly expanded: boolean;
}

/** Pages that are for these groups and teams alone, wherever they lie, with what decides who reads them; one statement. */
export async function pagesOfCircles(
  db: Kysely<PagesTables>,
  circleIds: readonly string[],
  userId: string,
  atMost: number,
): Promise<PageOfCircle[]> {
  if (circleIds.length === 0) return [];
  const { rows } = await sql<PageOfCircle>`
    select ${ownershipColumns}, page.id, page.members_of as "circleId", page.title as name, page.url, page.position, page.parent_id as "parentId",
      page.updated_at as "updatedAt", coalesce(mark.favourite, false) as favourite, coalesce(mark.expanded, true) as expanded
    from page ${ownershipFacts} left join page_mark mark on mark.page_id = page.id and mark.user_id = ${userId}
    where page.visibility = 'members' and page.members_of = any(${[...circleIds]}) and page.deleted_at is null and page.archived_at is null
    order by page.position, page.id limit ${atMost}`.execute(db);
  return rows;
}
