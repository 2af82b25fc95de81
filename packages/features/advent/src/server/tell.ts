import type { Work } from '@pausenplatz/kernel-server';
import { adventChanged, adventListChanged, adventTopic } from '../contract/index.ts';
import type { CalendarFacts } from './scope.ts';
import type { AdventTables } from './tables.ts';

/** Tells whoever looks at a calendar that it changed, and those who make it that their list did. */
export async function tellCalendar(work: Work<AdventTables>, { row }: Pick<CalendarFacts, 'row'>): Promise<void> {
  work.publish({ topic: adventTopic(row.id) }, adventChanged, { v: 1, id: row.id });
  for (const userId of await authorsOf(work, row)) work.publish({ userId }, adventListChanged, { v: 1 });
}

/** The same to a child whose own doors changed. */
export const tellPupil = (work: Work<AdventTables>, userId: string): void => work.publish({ userId }, adventListChanged, { v: 1 });

async function authorsOf(work: Work<AdventTables>, { class_id, owner_id }: CalendarFacts['row']): Promise<readonly string[]> {
  if (class_id === null) return [owner_id];
  const rows = await work.db.selectFrom('class_teacher').select('user_id').where('class_id', '=', class_id).execute();
  return rows.map(({ user_id }) => user_id);
}
