import type { Kysely } from 'kysely';
import type { PlanPerson } from '../../contract/index.ts';
import type { WorkPlansTables } from '../tables.ts';

/** People of the asker's own school family who may sign in; others are not told by name. */
export async function peopleOf(db: Kysely<WorkPlansTables>, ids: readonly string[]): Promise<ReadonlyMap<string, PlanPerson>> {
  const wanted = [...new Set(ids)].filter((id) => id !== '');
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .where('id', 'in', wanted)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who teaches a class, by name. */
export function teachersOf(db: Kysely<WorkPlansTables>, classId: string): Promise<PlanPerson[]> {
  return db
    .selectFrom('class_teacher')
    .innerJoin('user_account', 'user_account.id', 'class_teacher.user_id')
    .select(['user_account.id', 'first_name as firstName', 'last_name as lastName'])
    .where('class_id', '=', classId)
    .where('user_account.disabled_at', 'is', null)
    .where('user_account.deleted_at', 'is', null)
    .orderBy('last_name')
    .execute();
}
