import { settingsOf } from '@pausenplatz/account/server';
import { zurichDay } from '@pausenplatz/kernel-format';
import { ownTables, type UserActor } from '@pausenplatz/kernel-server';
import { isReminderSeason } from '@pausenplatz/schools/rules';
import type { RemindedYear } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { yearReminderSetting } from '@pausenplatz/schools/contract';
import { plannedSchoolYear } from '../rules/index.ts';
import type { YearChangeTables } from './tables.ts';

/** From July to September: the school year for which somebody still has a class to lead over or to plan (decisions 2.7). */
export const remindedYear: RemindedYear = async (services, person) => {
  const today = zurichDay(services.clock.now());
  if (!isReminderSeason(today)) return null;
  const db = ownTables<YearChangeTables>(services.db);
  const schoolYear = plannedSchoolYear(today);
  const hasOpen = await hasOpenClass(db, person, { schoolYear, today });
  if (!hasOpen) return null;
  const { tool, name } = yearReminderSetting;
  return (await settingsOf(db, person.userId))[tool]?.[name] === schoolYear ? null : schoolYear;
};

/**
 * Whether a class that this person plans for is neither led over nor planned for a day to come. Classes that were made in this summer
 * begin in the new year already.
 */
async function hasOpenClass(
  db: Kysely<YearChangeTables>,
  { adminSchoolIds, teachesClassIds }: UserActor,
  { schoolYear, today }: { readonly schoolYear: number; readonly today: string },
): Promise<boolean> {
  if (adminSchoolIds.length === 0 && teachesClassIds.length === 0) return false;
  const open = await db
    .selectFrom('school_class')
    .innerJoin('school', 'school.id', 'school_class.school_id')
    .select('school_class.id')
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .where('school_class.created_at', '<', new Date(`${schoolYear}-07-01T00:00:00.000+02:00`))
    .where((where) =>
      where.or([
        ...(adminSchoolIds.length > 0 ? [where('school.id', 'in', adminSchoolIds)] : []),
        ...(teachesClassIds.length > 0
          ? [where.and([where('school_class.id', 'in', teachesClassIds), where('admin_mode', '=', 'selfManaged')])]
          : []),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('year_step')
            .innerJoin('year_plan', 'year_plan.id', 'plan_id')
            .select('plan_id')
            .whereRef('class_id', '=', 'school_class.id')
            .where('school_year', '=', schoolYear)
            // Somebody looked at it, or will do so on the day that they chose.
            .where((or) => or.or([or('year_step.state', '=', 'done'), or('year_plan.state', '!=', 'draft'), or('day', '>', today)])),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
