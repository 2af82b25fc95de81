import { isStillHere } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import type { WorkPlansTables } from '../tables.ts';

interface Counted {
  readonly pupilCount: number;
  readonly waiting: number;
  readonly oldestWaiting: string | null;
}

/** Everybody who has the plan in one of these assignments today and may sign in. */
const pupilsHaving = (db: Kysely<WorkPlansTables>, assignmentIds: readonly string[]) =>
  db
    .selectFrom('work_plan_assignment as given')
    .innerJoin('class_pupil', 'class_pupil.class_id', 'given.class_id')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .where('given.id', 'in', assignmentIds)
    .where('user_account.deleted_at', 'is', null)
    .where('user_account.disabled_at', 'is', null)
    .where(isStillHere).where(sql<boolean>`(given.whole_class or exists (select from work_plan_pupil one
      where one.assignment_id = given.id and one.user_id = class_pupil.user_id and one.selected))`);

/** How many pupils have the plan in each of these assignments, and what waits for the teacher; in two queries. */
export async function countsOf(db: Kysely<WorkPlansTables>, assignmentIds: readonly string[]): Promise<ReadonlyMap<string, Counted>> {
  if (assignmentIds.length === 0) return new Map();
  const having = pupilsHaving(db, assignmentIds);
  const pupils = await having
    .select((select) => ['given.id', select.fn.countAll<string>().as('count')])
    .groupBy('given.id')
    .execute();
  const waiting = await having
    .innerJoin('work_plan_state as state', (join) =>
      join.onRef('state.assignment_id', '=', 'given.id').onRef('state.user_id', '=', 'class_pupil.user_id'),
    )
    .innerJoin('work_plan_task as task', 'task.id', 'state.task_id')
    .innerJoin('work_plan_section as section', 'section.id', 'task.section_id')
    .select((select) => ['given.id', select.fn.countAll<string>().as('count'), select.fn.min('state.at').as('oldest')])
    .where('task.deleted_at', 'is', null)
    .where('section.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('state.status', '=', 'question'),
        where.and([where('state.status', '=', 'done'), where('task.correction_mode', '=', 'teacher')]),
      ]),
    )
    .groupBy('given.id')
    .execute();
  const waits = new Map(waiting.map((row) => [row.id, row]));
  const counts = new Map(pupils.map((row) => [row.id, Number(row.count)]));
  return new Map(
    assignmentIds.map((id) => {
      const one = waits.get(id);
      return [id, { pupilCount: counts.get(id) ?? 0, waiting: Number(one?.count ?? 0), oldestWaiting: one?.oldest?.toISOString() ?? null }];
    }),
  );
}

interface Reached {
  readonly begun: number;
  readonly through: number;
}

/** Of each assignment how many pupils have touched a task, and how many are through all mandatory ones; in one query. */
export async function reachedOf(db: Kysely<WorkPlansTables>, assignmentIds: readonly string[]): Promise<ReadonlyMap<string, Reached>> {
  if (assignmentIds.length === 0) return new Map();
  const living = sql`select task.id, task.mandatory, state.status, task.correction_mode from work_plan_task task
    join work_plan_section section on section.id = task.section_id and section.deleted_at is null
    left join work_plan_state state on state.task_id = task.id and state.assignment_id = given.id and state.user_id = class_pupil.user_id
    where task.plan_id = given.plan_id and task.deleted_at is null`;
  const rows = await pupilsHaving(db, assignmentIds)
    .select((select) => [
      'given.id',
      select.fn
        .countAll<string>()
        .filterWhere(sql<boolean>`exists (select from (${living}) one where one.status <> 'open')`)
        .as('begun'),
      select.fn
        .countAll<string>()
        // As the rule `isTerminal` says it of one task.
        .filterWhere(
          sql<boolean>`not exists (select from (${living}) one where one.mandatory and not coalesce(
            one.status = 'finished' or (one.status = 'done' and one.correction_mode <> 'teacher'), false))`,
        )
        .as('through'),
    ])
    .groupBy('given.id')
    .execute();
  return new Map(rows.map(({ id, begun, through }) => [id, { begun: Number(begun), through: Number(through) }]));
}
