import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { holdClass } from '@pausenplatz/schools/server';
import { refuse } from './advent.ts';
import { type CalendarScope, proveCalendar } from './scope.ts';
import { tellCalendar } from './tell.ts';
import type { AdventTables } from './tables.ts';

type Context = CallContext<AdventTables>;

/** Changes a calendar as one who makes it: what was proven is held until the commit, changes come one after the other, and all are told. */
export async function changeCalendar<Result>(
  context: Context,
  id: string,
  change: (work: Work<AdventTables>, scope: CalendarScope<'edit'>) => Promise<Result>,
  options: { readonly deleted?: boolean } = {},
): Promise<Result> {
  const scope = await proveCalendar(context, id, 'edit', options);
  return context.transact(async (work) => {
    await holdCalendar(work, scope);
    const result = await change(work, scope);
    await tellCalendar(work, scope);
    return result;
  });
}

/** Holds the calendar as it was proven, and its class with the teacher who changes it. */
async function holdCalendar(work: Work<AdventTables>, { row, userId }: CalendarScope<'edit'>): Promise<void> {
  if (row.class_id !== null && !(await holdClass(work, row.class_id, { teacherId: userId ?? '' }))) refuse('CLASS_ARCHIVED');
  await lockCalendar(work, row.id, row.deleted_at !== null);
}

/** Nobody else changes the calendar until the commit; 404 where it was put away, or fetched back, meanwhile. */
export async function lockCalendar(work: Work<AdventTables>, id: string, isDeleted = false): Promise<void> {
  const row = await work.db
    .selectFrom('advent_calendar')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) refuse('ADVENT_NOT_FOUND');
}
