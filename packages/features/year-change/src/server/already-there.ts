import type { Kysely } from 'kysely';
import type { YearChangeTables } from './tables.ts';

/** Those of these classes that another plan has led into this school year, and that were not taken back. */
export async function alreadyThere(
  db: Kysely<YearChangeTables>,
  schoolYear: number,
  classes: readonly { readonly id: string }[],
  exceptPlanId = '',
): Promise<ReadonlySet<string>> {
  if (classes.length === 0) return new Set();
  const rows = await db
    .selectFrom('year_step')
    .innerJoin('year_plan', 'year_plan.id', 'plan_id')
    .select('class_id')
    .distinct()
    .where('school_year', '=', schoolYear)
    .where('plan_id', '!=', exceptPlanId)
    .where('year_step.state', '=', 'done')
    .where(
      'class_id',
      'in',
      classes.map(({ id }) => id),
    )
    .execute();
  return new Set(rows.map(({ class_id }) => class_id));
}
