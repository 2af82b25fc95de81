import { fileColumns } from '@pausenplatz/documents/server';
import { isStillHere } from '@pausenplatz/schools/server';
import { type Expression, type ExpressionBuilder, type Kysely, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { HomeworkTables } from '../tables.ts';
import { isActivePerson } from './active-people.ts';

/** Who reads, as far as the statement needs it; a teacher's own private entries come along, nobody else's. */
export interface TaskReader {
  readonly as: 'teacher' | 'pupil' | 'guest' | 'owner';
  readonly userId: string | null;
  /** Of an archived class: children who went on elsewhere are left out. */
  readonly isPast?: boolean;
}

type Where = ExpressionBuilder<HomeworkTables, 'homework_task'>;

/** Tasks with everything that belongs to them, in one query whatever their number; `matches` narrows them. */
export function taskRows(db: Kysely<HomeworkTables>, reader: TaskReader, matches: (where: Where) => Expression<SqlBool>) {
  return db
    .selectFrom('homework_task')
    .select([
      'homework_task.id',
      'task',
      'subject',
      'date',
      'visible',
      'event',
      'event_date_to',
      'box_id',
      'assigned_to_class',
      'position',
      'owner_id',
      'minutes',
      'revision',
      'created_by',
      'class_id',
      'opens',
    ])
    .select((where) => [
      jsonObjectFrom(
        where
          .selectFrom('homework_series')
          .select(['mode', 'selected_days', 'first_day', 'last_day'])
          .whereRef('homework_series.id', '=', 'homework_task.series_id'),
      ).as('series'),
      jsonArrayFrom(
        where
          .selectFrom('homework_assignee')
          .where(isActivePerson('homework_assignee.user_id'))
          .select(['user_id', 'selected', 'done_at', 'homework_assignee.minutes'])
          .whereRef('homework_assignee.task_id', '=', 'homework_task.id')
          .$if(reader.as !== 'teacher', (query) => query.where('homework_assignee.user_id', '=', reader.userId ?? ''))
          .$if(reader.isPast === true, (query) => query.where(isOfPast('homework_assignee.user_id'))),
      ).as('assignees'),
      jsonArrayFrom(
        where
          .selectFrom('homework_feedback')
          .where(isActivePerson('homework_feedback.user_id'))
          .select(['homework_feedback.id', 'user_id', 'type', 'feedback', 'teacher_id', 'shared', 'homework_feedback.created_at'])
          .whereRef('homework_feedback.task_id', '=', 'homework_task.id')
          .$if(reader.as !== 'teacher', (query) => query.where('homework_feedback.user_id', '=', reader.userId ?? ''))
          .$if(reader.isPast === true, (query) => query.where(isOfPast('homework_feedback.user_id')))
          .orderBy('homework_feedback.created_at'),
      ).as('feedback'),
      jsonArrayFrom(
        where
          .selectFrom('homework_attachment')
          .innerJoin('file', 'file.id', 'homework_attachment.file_id')
          .select(fileColumns)
          .whereRef('homework_attachment.task_id', '=', 'homework_task.id')
          .orderBy('homework_attachment.position'),
      ).as('attachments'),
    ])
    .where('deleted_at', 'is', null)
    .where(matches)
    .$if(reader.as === 'pupil', (query) =>
      query.where((where) => where.or([where('owner_id', '=', reader.userId ?? ''), isGivenTo(where, reader.userId ?? '')])),
    )
    .$if(reader.as === 'guest', (query) =>
      query.where('visible', '=', true).where('assigned_to_class', '=', true).where('owner_id', 'is', null),
    )
    .orderBy('position')
    .orderBy('homework_task.id');
}

/** The child is still one of the task's archived class. */
const isOfPast = (userId: string) => sql<SqlBool>`exists (
  select 1 from class_pupil where class_pupil.class_id = homework_task.class_id and class_pupil.user_id = ${sql.ref(userId)} and ${isStillHere})`;

/** Visible tasks of the class, and those that were given to this pupil. */
export function isGivenTo(where: Where, userId: string): Expression<SqlBool> {
  return where.and([
    where('visible', '=', true),
    where.or([
      where('assigned_to_class', '=', true),
      where.exists(
        where
          .selectFrom('homework_assignee')
          .select('user_id')
          .whereRef('homework_assignee.task_id', '=', 'homework_task.id')
          .where('homework_assignee.user_id', '=', userId)
          .where('selected', '=', true),
      ),
    ]),
  ]);
}

export type TaskResult = Awaited<ReturnType<ReturnType<typeof taskRows>['execute']>>[number];
