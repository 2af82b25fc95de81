import { type Kysely, sql } from 'kysely';
import type { PlanScope } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';

interface OtherMinutes {
  readonly classId: string;
  readonly userId: string;
  readonly day: string;
  readonly minutes: number;
}

/** What other classes ask of the pupils of these ones, by child and day: minutes alone, nothing of what is asked. */
export async function otherMinutes(
  db: Kysely<HomeworkTables>,
  scopes: readonly PlanScope<'teacher'>[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<OtherMinutes[]> {
  const { rows } = await sql<OtherMinutes>`
    select here.class_id as "classId", other.user_id as "userId", task.date as day, sum(task.minutes)::int as minutes
    from class_pupil here
    join class_pupil other on other.user_id = here.user_id and other.class_id <> here.class_id
    join school_class on school_class.id = other.class_id and school_class.archived_at is null and school_class.deleted_at is null
    join homework_task task on task.class_id = other.class_id
    where here.class_id = any(${scopes.map(({ classId }) => classId)}) and task.date between ${from}::date and ${to}::date and task.box_id is null
      and not task.event and task.visible and task.minutes > 0 and task.deleted_at is null
      and (task.assigned_to_class or exists (
        select from homework_assignee own where own.task_id = task.id and own.user_id = other.user_id and own.selected))
    group by here.class_id, other.user_id, task.date`.execute(db);
  return rows;
}
