import type { UserActor } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import type { SchoolBrief } from '../../contract/index.ts';
import type { AccountTables } from '@pausenplatz/account/server';

/** Schools with their numbers, by name, in one query. */
export async function readSchools(db: Kysely<AccountTables>, actor: UserActor, ids: readonly string[]): Promise<SchoolBrief[]> {
  if (ids.length === 0) return [];
  const members = (kind: 'teacher' | 'pupil') => sql<number>`(
    select count(distinct member.user_id)::int from school_member member join user_account account on account.id = member.user_id
    where member.school_id = school.id and member.kind = ${sql.lit(kind)} and account.deleted_at is null)`;
  const rows = await db
    .selectFrom('school')
    .select(['id', 'parent_id as parentId', 'name', 'place', 'admin_mode as adminMode', 'second_factor as secondFactor'])
    .select('first_password_weeks as firstPasswordWeeks')
    .select([
      sql<boolean>`confirmed_at is not null`.as('confirmed'),
      sql<number>`(select count(*)::int from school_class
        where school_id = school.id and deleted_at is null and archived_at is null)`.as('classes'),
      members('teacher').as('teachers'),
      members('pupil').as('pupils'),
      sql<number>`(select count(*)::int from join_request where school_id = school.id and state = 'open')`.as('openRequests'),
    ])
    .where('id', 'in', ids)
    .orderBy('name')
    .execute();
  return rows.map((row) => {
    const administers = actor.adminSchoolIds.includes(row.id);
    return { ...row, administers, openRequests: administers ? row.openRequests : 0 };
  });
}
