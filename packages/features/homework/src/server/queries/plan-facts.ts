import { isStillHere } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ClassSettings } from '../../contract/index.ts';
import { refuse } from '../homework.ts';
import { homeworkTexts } from '../../texts.ts';
import type { PlanScope } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { isActive } from './active-people.ts';

/** What a class has until it chooses (specification section 9). */
const defaultSettings: ClassSettings = {
  title: homeworkTexts.defaultTitle,
  subjects: [],
  limitMinutes: null,
  pupilsCanSetDuration: false,
  pupilSortOrder: 'nr',
};

/** The class around a plan in one query: settings, people, groups and boxes; guests get no person. */
export async function readPlanFacts(db: Kysely<HomeworkTables>, scope: PlanScope): Promise<PlanFacts> {
  const [facts] = await readFactsOf(db, [scope.classId], scope);
  return facts ?? refuse('PLAN_NOT_FOUND');
}

/** The same for several classes that somebody reads in the same way, in one query as well. */
export async function readFactsOf(db: Kysely<HomeworkTables>, classIds: readonly string[], scope: Pick<PlanScope, 'as' | 'userId'>) {
  const isTeacher = scope.as === 'teacher';
  const rows = await db
    .selectFrom('school_class')
    .select(['school_class.id', 'school_class.name', 'school_class.color'])
    .select((where) => [
      jsonObjectFrom(
        where
          .selectFrom('homework_class')
          .select(['title', 'subjects', 'limit_minutes', 'pupils_can_set_duration', 'pupil_sort_order'])
          .whereRef('homework_class.class_id', '=', 'school_class.id'),
      ).as('settings'),
      where
        .selectFrom('homework_school')
        .select('limit_minutes')
        .whereRef('homework_school.school_id', '=', 'school_class.school_id')
        .as('schoolLimitMinutes'),
      jsonArrayFrom(
        where
          .selectFrom('class_pupil')
          .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
          .select(['user_account.id', 'first_name as firstName', 'last_name as lastName', 'number'])
          .where(isActive)
          .where(isStillHere)
          .whereRef('class_pupil.class_id', '=', 'school_class.id')
          .$if(!isTeacher, (query) => query.where('class_pupil.user_id', '=', scope.userId ?? '')),
      ).as('pupils'),
      jsonArrayFrom(
        where
          .selectFrom('class_teacher')
          .innerJoin('user_account', 'user_account.id', 'class_teacher.user_id')
          .select(['user_account.id', 'first_name as firstName', 'last_name as lastName'])
          .where(isActive)
          .whereRef('class_teacher.class_id', '=', 'school_class.id')
          .$if(scope.as === 'guest', (query) => query.where(sql.lit(false)))
          .orderBy('last_name'),
      ).as('teachers'),
      jsonArrayFrom(
        where
          .selectFrom('school_group')
          .select(['school_group.id', 'school_group.name'])
          .select((inner) =>
            sql<string[]>`array(${inner
              .selectFrom('group_member')
              .innerJoin('class_pupil', 'class_pupil.user_id', 'group_member.user_id')
              .innerJoin('user_account', 'user_account.id', 'group_member.user_id')
              .where(isActive)
              .where(isStillHere)
              .select('group_member.user_id')
              .whereRef('group_member.group_id', '=', 'school_group.id')
              .whereRef('class_pupil.class_id', '=', 'school_class.id')})`.as('pupils'),
          )
          .where((group) =>
            group.or([
              group('school_group.class_id', '=', group.ref('school_class.id')),
              group.and([
                group('school_group.class_id', 'is', null),
                group('school_group.school_id', '=', group.ref('school_class.school_id')),
              ]),
            ]),
          )
          .$if(!isTeacher, (query) => query.where(sql.lit(false)))
          .orderBy('school_group.name'),
      ).as('groups'),
      jsonArrayFrom(
        where
          .selectFrom('homework_box')
          .select([
            'homework_box.id',
            'title',
            'side',
            'position',
            'per_week as perWeek',
            sql<boolean>`deleted_at is not null`.as('isGone'),
          ])
          .whereRef('homework_box.class_id', '=', 'school_class.id')
          .orderBy('position'),
      ).as('boxes'),
    ])
    .where('school_class.id', 'in', classIds)
    .orderBy('school_class.name')
    .execute();
  return rows.map(({ settings, ...row }) => ({
    schoolClass: { id: row.id, name: row.name, color: row.color },
    settings: settings
      ? {
          title: settings.title,
          subjects: settings.subjects,
          limitMinutes: settings.limit_minutes,
          pupilsCanSetDuration: settings.pupils_can_set_duration,
          pupilSortOrder: settings.pupil_sort_order,
        }
      : defaultSettings,
    schoolLimitMinutes: row.schoolLimitMinutes,
    pupils: row.pupils,
    teachers: row.teachers,
    groups: row.groups.filter((group) => group.pupils.length > 0),
    boxes: row.boxes,
  }));
}
export type PlanFacts = Awaited<ReturnType<typeof readFactsOf>>[number];
