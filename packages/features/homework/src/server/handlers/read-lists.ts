import { addDays, mondayOf, zurichDay } from '@pausenplatz/kernel-format';
import type { CallContext } from '@pausenplatz/kernel-server';
import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import { getStudyHall, getTasks, homeworkLimits, homeworkShareTopic, searchTasks, type Task } from '../../contract/index.ts';
import { subjectColor } from '../../rules/index.ts';
import { handle, refuse } from '../homework.ts';
import { presentTask } from '../present.ts';
import { readPlanFacts } from '../queries/plan-facts.ts';
import { isGivenTo, type TaskReader, taskRows } from '../queries/task-rows.ts';
import { type PlanScope, provePlan } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { proveReading } from './read-plan.ts';

type Context = CallContext<HomeworkTables>;
type Where = ExpressionBuilder<HomeworkTables, 'homework_task'>;

export const getTasksHandler = handle(getTasks, async (context, input) => {
  const scope = await proveReading(context, { ...input, classId: input.schoolClassId });
  const facts = await readPlanFacts(context.db, scope);
  const to = input.to ?? addDays(input.date, 27);
  const userId = scope.userId ?? '';
  const page = await pageOf(context, { as: scope.as, userId: scope.userId, isPast: scope.isArchived }, 'asc', input.cursor, (where) => {
    const isOwn = where('owner_id', '=', userId);
    const parts = [
      input.filter === 'mine' ? mineOf(where, scope.as, scope.classId, userId) : where.or([where('class_id', '=', scope.classId), isOwn]),
      where('date', '<=', to),
      where.or([
        where('date', '>=', input.date),
        where.and([where('event', '=', true), where('event_date_to', '>=', input.date)]),
        isOfWeekOf(where, input.date),
      ]),
      where('date', '>=', addDays(input.date, -homeworkLimits.eventDays)),
      where('event', '=', input.filter === 'events'),
    ];
    if (input.filter === 'open' && scope.as === 'pupil') parts.push(where.not(where.exists(doneBy(where, userId))));
    return where.and(input.filter === 'all' ? parts.slice(0, -1) : parts);
  });
  return {
    schoolClass: facts.schoolClass,
    subjects: facts.settings.subjects,
    today: zurichDay(context.clock.now()),
    shareTopic: scope.shareId === null ? null : homeworkShareTopic(scope.shareId),
    ...page,
  };
});

/** A box of the week carries its Monday and is for the whole week: it stays in lists until that is over. */
const isOfWeekOf = (where: Where, day: string) => where.and([where('box_id', 'is not', null), where('date', '=', mondayOf(day))]);

/** Mine: what I wrote as a teacher, what I was given as a pupil by name, and my private entries. */
function mineOf(where: Where, as: 'teacher' | 'pupil' | 'guest', classId: string, userId: string) {
  const isOwn = where('owner_id', '=', userId);
  if (as === 'teacher') return where.or([isOwn, where.and([where('class_id', '=', classId), where('created_by', '=', userId)])]);
  return where.or([isOwn, where.and([where('class_id', '=', classId), where('assigned_to_class', '=', false)])]);
}

const doneBy = (where: Where, userId: string) =>
  where
    .selectFrom('homework_assignee')
    .select('user_id')
    .whereRef('homework_assignee.task_id', '=', 'homework_task.id')
    .where('homework_assignee.user_id', '=', userId)
    .where('done_at', 'is not', null);

export const searchTasksHandler = handle(searchTasks, async (context, { schoolClassId, text, cursor }) => {
  const scope = await provePlan(context, schoolClassId);
  const words = text.split(/\s+/).map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  return pageOf(context, { as: scope.as, userId: scope.userId, isPast: scope.isArchived }, 'desc', cursor, (where) =>
    where.and([
      where.or([where('class_id', '=', scope.classId), where('owner_id', '=', scope.userId ?? '')]),
      ...words.map((word) => where.or([where('task', 'ilike', word), where('subject', 'ilike', word)])),
    ]),
  );
});

/** One page in the order of the days; the cursor is day and id of the last task. */
async function pageOf(
  context: Context,
  reader: TaskReader,
  order: 'asc' | 'desc',
  cursor: string | undefined,
  matches: (where: Where) => ReturnType<Where['and']>,
): Promise<{ tasks: Task[]; next: string | null }> {
  const [day, id] = (cursor ?? '').split('/');
  if (cursor !== undefined && !/^\d{4}-\d{2}-\d{2}\/[\w-]{22}$/.test(cursor)) return refuse('RANGE_IMPOSSIBLE');
  // Tasks in a box without days stand at the far end of time.
  const ordered = sql<string>`coalesce(homework_task.date, '0001-01-01')`;
  const rows = await taskRows(context.db, reader, matches)
    .clearOrderBy()
    .$if(cursor !== undefined, (query) =>
      query.where(sql<boolean>`(${ordered}, homework_task.id) ${sql.raw(order === 'asc' ? '>' : '<')} (${day ?? ''}::date, ${id ?? ''})`),
    )
    .orderBy(ordered, order)
    .orderBy('homework_task.id', order)
    .limit(homeworkLimits.pageSize + 1)
    .execute();
  const shown = rows.slice(0, homeworkLimits.pageSize);
  const last = shown.at(-1);
  return {
    tasks: shown.map((row) => presentTask(context, row, reader)),
    next: rows.length > shown.length && last ? `${last.date ?? '0001-01-01'}/${last.id}` : null,
  };
}

/** A child does its homework for all of its classes; one of the past is looked at alone. */
const classesOf = (where: Where, scope: PlanScope, userId: string) =>
  where
    .selectFrom('class_pupil')
    .innerJoin('school_class', 'school_class.id', 'class_pupil.class_id')
    .select('class_pupil.class_id')
    .where('class_pupil.user_id', '=', userId)
    .where((or) => {
      const isThis = or('class_pupil.class_id', '=', scope.classId);
      if (scope.isArchived) return isThis;
      return or.or([isThis, or.and([or('school_class.archived_at', 'is', null), or('school_class.deleted_at', 'is', null)])]);
    });

export const getStudyHallHandler = handle(getStudyHall, async (context, { schoolClassId, userId, date }) => {
  const scope = await provePlan(context, schoolClassId);
  if (scope.as === 'pupil' && userId !== scope.userId) return refuse('TASK_FORBIDDEN');
  const facts = await readPlanFacts(context.db, scope);
  const pupil = facts.pupils.find((one) => one.id === userId) ?? refuse('PUPIL_NOT_IN_CLASS');
  const from = addDays(date, 1 - homeworkLimits.studyHallDays);
  const reader: TaskReader = { as: scope.as, userId: scope.userId, isPast: scope.isArchived };
  const rows = await taskRows(context.db, reader, (where) =>
    where.and([
      where('class_id', 'in', classesOf(where, scope, userId)),
      where('event', '=', false),
      where.or([where('date', '>=', from), isOfWeekOf(where, from)]),
      where('date', '<=', date),
      isGivenTo(where, userId),
    ]),
  )
    .clearOrderBy()
    .orderBy('date')
    .orderBy('position')
    .execute();
  const tasks = rows
    // Of another class its teachers alone say something about the child.
    .map((row) => presentTask(context, row.class_id === scope.classId ? row : { ...row, feedback: [] }, reader))
    .map((task) => ({ ...task, assignedTo: task.assignedTo.filter((one) => one.id === userId) }));
  const names = [...new Set(tasks.map((task) => task.subject))].toSorted((a, b) => (a ?? '~').localeCompare(b ?? '~', 'de'));
  return {
    pupil,
    from,
    to: date,
    today: zurichDay(context.clock.now()),
    subjects: names.map((subject) => ({
      subject,
      color: subjectColor(facts.settings.subjects, subject),
      tasks: tasks.filter((task) => task.subject === subject),
    })),
    teachers: facts.teachers,
  };
});
