import { daysBefore } from '@pausenplatz/kernel-format';
import type { Kysely } from 'kysely';
import { officeLimits } from '../../contract/index.ts';
import type { OfficeTables } from '../tables.ts';

/** The first year of the school year that a class was led into by a plan of the last sixty days; null where there was none. */
export async function newYearOf(db: Kysely<OfficeTables>, classId: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('year_step')
    .innerJoin('year_plan', 'year_plan.id', 'plan_id')
    .select('school_year')
    .where('class_id', '=', classId)
    .where('year_step.state', '=', 'done')
    .where('ran_at', '>', daysBefore(now, officeLimits.yearUndoDays))
    .orderBy('ran_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.school_year ?? null;
}
