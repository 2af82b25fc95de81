import type { Kysely } from 'kysely';
import type { AccountTables } from '@pausenplatz/account/server';
import { peopleById } from './read-people.ts';

/** What the subjects of log entries are called today; those that are gone have no name. Three queries. */
export async function namesOfSubjects(
  db: Kysely<AccountTables>,
  subjects: readonly { readonly kind: string; readonly id: string }[],
): Promise<Map<string, string>> {
  const idsOf = (kind: string) => subjects.filter((subject) => subject.kind === kind).map(({ id }) => id);
  const names = new Map<string, string>();
  for (const [id, person] of await peopleById(db, idsOf('person'))) names.set(id, `${person.firstName} ${person.lastName}`);
  for (const [kind, table] of [
    ['class', 'school_class'],
    ['school', 'school'],
  ] as const) {
    const ids = idsOf(kind);
    const rows = ids.length === 0 ? [] : await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}
