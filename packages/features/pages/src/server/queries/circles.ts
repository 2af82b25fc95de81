import type { Kysely } from 'kysely';
import type { Circle } from '../../contract/index.ts';
import type { PageScope } from '../scope.ts';
import type { PagesTables } from '../tables.ts';

export type Shared = Pick<PageScope, 'groupType' | 'groupId' | 'schoolIds' | 'isPupils'>;

/**
 * Groups and teams that a page can be for: groups of its class, teams of its schools and those of the person. One statement. A pupil's
 * page has none: what goes further than the class waits for a teacher, and groups of a class are its teachers'.
 */
export async function circlesFor(
  db: Kysely<PagesTables>,
  { groupType, groupId, schoolIds, isPupils }: Shared,
  userId: string,
): Promise<Circle[]> {
  if (isPupils) return [];
  const rows = await db
    .selectFrom('school_group')
    .leftJoin('group_member', 'group_member.group_id', 'school_group.id')
    .leftJoin('user_account', 'user_account.id', 'group_member.user_id')
    .select(['school_group.id', 'school_group.kind', 'school_group.name', 'user_account.first_name', 'user_account.last_name'])
    .where((where) =>
      where.or([
        ...(groupType === 'class' ? [where('school_group.class_id', '=', groupId)] : []),
        ...(schoolIds.length > 0
          ? [where.and([where('school_group.kind', '=', 'team'), where('school_group.school_id', 'in', schoolIds)])]
          : []),
        where.and([
          where('school_group.kind', '=', 'team'),
          where.exists(
            where
              .selectFrom('group_member as own')
              .select('own.group_id')
              .whereRef('own.group_id', '=', 'school_group.id')
              .where('own.user_id', '=', userId),
          ),
        ]),
      ]),
    )
    .orderBy('school_group.kind')
    .orderBy('school_group.name')
    .orderBy('school_group.id')
    .orderBy('user_account.first_name')
    .execute();
  const circles = new Map<string, Circle>();
  for (const { id, kind, name, first_name: first, last_name: last } of rows) {
    const circle = circles.get(id) ?? { id, kind, name, size: 0, names: [] };
    circles.set(id, circle);
    if (first === null || last === null) continue;
    circle.size += 1;
    // Who is in a team across classes stands in the administration.
    if (kind === 'group') circle.names.push(`${first} ${last}`);
  }
  return [...circles.values()];
}
