import { addDays, mondayOf } from '@pausenplatz/kernel-format';
import { schoolYearOf } from '@pausenplatz/schools/rules';
import { type ClassScope, shownPupils } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import type { PractisedPupil } from '../contract/index.ts';
import { firstSecure } from '../rules/index.ts';
import { beginOf } from './performance.ts';
import type { ProgressTables } from './tables.ts';

/** How much each child of a class has practised, in two queries however many they are. */
export async function classPerformance(db: Kysely<ProgressTables>, scope: ClassScope, today: string): Promise<PractisedPupil[]> {
  const ids = await shownPupils(db, scope);
  if (ids.length === 0) return [];
  const monday = mondayOf(today);
  const { rows } = await sql<PractisedPupil>`
    with week as (
      select user_id, count(distinct day) filter (where answers > 0)::int as days, coalesce(sum(ms), 0)::int as ms, sum(points)::int as points
      from progress_sum where user_id = any(${ids}::text[]) and day >= ${monday} and day < ${addDays(monday, 7)} group by user_id),
    year as (
      select user_id, sum(points)::int as points from progress_sum
      where user_id = any(${ids}::text[]) and day >= ${`${schoolYearOf(today)}-08-01`} group by user_id),
    known as (
      select user_id, count(*)::int as secure, count(*) filter (where secure_at >= ${beginOf(monday)})::int as secured
      from progress_item where user_id = any(${ids}::text[]) and box >= ${firstSecure} group by user_id)
    select person.id, place.number, person.first_name as "firstName", person.last_name as "lastName", coalesce(week.days, 0) as days,
      coalesce(week.ms, 0) as ms, coalesce(week.points, 0) as points, coalesce(known.secured, 0) as secured,
      coalesce(year.points, 0) as "pointsYear", coalesce(known.secure, 0) as secure
    from class_pupil place join user_account person on person.id = place.user_id and person.deleted_at is null
      left join week on week.user_id = person.id left join year on year.user_id = person.id left join known on known.user_id = person.id
    where place.class_id = ${scope.classId} and person.id = any(${ids}::text[]) order by place.number, person.id`.execute(db);
  return rows;
}
