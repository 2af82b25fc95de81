import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { homeworkLimits } from '../../contract/index.ts';
import type { PlanScope } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { isActive } from './active-people.ts';
import { isGivenTo } from './task-rows.ts';

type Db = Kysely<HomeworkTables>;
type Teacher = PlanScope<'teacher'>;
interface Range {
  readonly from: string;
  readonly to: string;
}

/** Tasks of the class in the range that everybody may see; events are no tasks. */
function tasksIn(db: Db, scope: Teacher, { from, to }: Range) {
  return db
    .selectFrom('homework_task')
    .where('class_id', '=', scope.classId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('homework_task.deleted_at', 'is', null)
    .where('event', '=', false)
    .where('visible', '=', true);
}

/** Everybody who wrote entries or feedback of the class. */
export async function authorsIn(db: Db, { classId }: Teacher): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select created_by as id from homework_task where class_id = ${classId}
    union select teacher_id from homework_feedback join homework_task on homework_task.id = task_id where class_id = ${classId}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Feedback by pupil and type; of notes only one's own and those that are shared. */
export function feedbackCounts(db: Db, scope: Teacher, { from, to }: Range) {
  return db
    .selectFrom('homework_feedback')
    .innerJoin('homework_task', 'homework_task.id', 'homework_feedback.task_id')
    .select((select) => ['user_id', 'type', select.fn.countAll<number>().as('count')])
    .where('class_id', '=', scope.classId)
    .where('deleted_at', 'is', null)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where((where) => where.or([where('type', '!=', 'notiz'), where('shared', '=', true), where('teacher_id', '=', scope.userId)]))
    .groupBy(['user_id', 'type'])
    .execute();
}

/** Per pupil: how many tasks they had, how many are ticked off, and the minutes they needed, or were expected to. */
export async function pupilTotals(db: Db, scope: Teacher, range: Range) {
  const { rows } = await sql<{ user_id: string; assigned: number; done: number; minutes: number }>`
    select pupil.user_id, count(*)::int as assigned, count(own.done_at)::int as done,
      coalesce(sum(case when own.done_at is not null then coalesce(own.minutes, task.minutes) end), 0)::int as minutes
    from class_pupil pupil
    join (${tasksIn(db, scope, range).select(['homework_task.id', 'homework_task.minutes', 'assigned_to_class'])}) task on true
    left join homework_assignee own on own.task_id = task.id and own.user_id = pupil.user_id
    where pupil.class_id = ${scope.classId} and (task.assigned_to_class or own.selected)
    group by pupil.user_id`.execute(db);
  return rows;
}

/** The timeline of one pupil, newest first, with who gave feedback. */
export function sheetRows(db: Db, scope: Teacher, { userId, ...range }: Range & { readonly userId: string }) {
  return tasksIn(db, scope, range)
    .leftJoin('homework_assignee', (join) =>
      join.onRef('homework_assignee.task_id', '=', 'homework_task.id').on('homework_assignee.user_id', '=', userId),
    )
    .select(['homework_task.id', 'date', 'task', 'subject', 'done_at', 'homework_assignee.minutes'])
    .select((where) =>
      jsonArrayFrom(
        where
          .selectFrom('homework_feedback')
          .leftJoin('user_account', 'user_account.id', 'teacher_id')
          .select(['homework_feedback.id', 'type', 'feedback', 'teacher_id', 'shared', 'homework_feedback.created_at'])
          .select(sql<string | null>`user_account.first_name || ' ' || user_account.last_name`.as('author'))
          .whereRef('homework_feedback.task_id', '=', 'homework_task.id')
          .where('homework_feedback.user_id', '=', userId)
          .where((own) => own.or([own('type', '!=', 'notiz'), own('shared', '=', true), own('teacher_id', '=', scope.userId)]))
          .orderBy('homework_feedback.created_at'),
      ).as('feedback'),
    )
    .where((where) =>
      where.or([
        isGivenTo(where, userId),
        where.exists(
          where.selectFrom('homework_feedback').select('id').whereRef('task_id', '=', 'homework_task.id').where('user_id', '=', userId),
        ),
      ]),
    )
    .orderBy('date', 'desc')
    .orderBy('homework_task.id')
    .execute();
}

export function loadRows(db: Db, scope: Teacher, range: Range) {
  return tasksIn(db, scope, range).select(['date', 'box_id', 'subject', 'homework_task.minutes']).execute();
}

/** Tasks that no pupil ticked off, newest first, with how many had them. */
export async function untickedRows(db: Db, scope: Teacher, { cursor, ...range }: Range & { readonly cursor?: string | undefined }) {
  const [day, id] = (cursor ?? '').split('/');
  const rows = await tasksIn(db, scope, range)
    .leftJoin('user_account', 'user_account.id', 'created_by')
    .select(['homework_task.id', 'task', 'subject', 'created_by', 'first_name', 'last_name'])
    .select(sql<string>`homework_task.date`.as('date'))
    .select(
      sql<number>`(select count(*) from class_pupil pupil join user_account on user_account.id = pupil.user_id
        where pupil.class_id = homework_task.class_id and user_account.disabled_at is null and user_account.deleted_at is null
          and (assigned_to_class or exists (select from homework_assignee own
            where own.task_id = homework_task.id and own.user_id = pupil.user_id and own.selected)))`.as('assigned'),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('homework_assignee')
            .innerJoin('user_account', 'user_account.id', 'homework_assignee.user_id')
            .select('user_id')
            .whereRef('task_id', '=', 'homework_task.id')
            .where(isActive)
            .where('done_at', 'is not', null),
        ),
      ),
    )
    .$if(cursor !== undefined, (query) =>
      query.where(sql<boolean>`(homework_task.date, homework_task.id) < (${day ?? ''}::date, ${id ?? ''})`),
    )
    .orderBy('homework_task.date', 'desc')
    .orderBy('homework_task.id', 'desc')
    .limit(homeworkLimits.pageSize + 1)
    .execute();
  return rows;
}
