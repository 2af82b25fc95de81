import { beginWordsOf } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import type { PlanScope } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { isGivenTo } from './task-rows.ts';

interface Searching {
  readonly userId: string;
  readonly taught: readonly PlanScope<'teacher'>[];
  readonly attended: readonly PlanScope<'pupil'>[];
  /** Of `plainWords`. */
  readonly words: readonly string[];
  readonly today: string;
  readonly most: number;
}

/** Tasks of these plans that hold all the words, in text or subject, those next to today first and those without a day last; one statement. */
export function foundTasks(db: Kysely<HomeworkTables>, { userId, taught, attended, words, today, most }: Searching) {
  const idsOf = (scopes: readonly PlanScope[]) => sql<string[]>`${scopes.map(({ classId }) => classId)}::text[]`;
  const isIn = (scopes: readonly PlanScope[]) => sql<boolean>`homework_task.class_id = any(${idsOf(scopes)})`;
  const byDay = sql`abs(date - ${today}::date) nulls last`;
  return db
    .selectFrom('homework_task')
    .select(['id', 'task', 'subject', 'date', 'class_id'])
    .select((where) =>
      where.selectFrom('school_class').select('name').whereRef('school_class.id', '=', 'homework_task.class_id').as('className'),
    )
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('owner_id', '=', userId), isIn(taught), where.and([isIn(attended), isGivenTo(where, userId)])]))
    .where(beginWordsOf(words, sql<string>`concat_ws(' ', task, subject)`))
    .orderBy(byDay)
    .orderBy('id')
    .limit(most)
    .execute();
}
