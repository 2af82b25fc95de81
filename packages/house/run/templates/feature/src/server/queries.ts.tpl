import type { ClassScope } from '@pausenplatz/schools/server';
import type { Kysely, Selectable } from 'kysely';
import { type Entry, {{camel}}Limits } from '../contract/index.ts';
import type { {{pascal}}Tables } from './tables.ts';

type Row = Selectable<{{pascal}}Tables['{{snake}}_entry']>;

/** The newest entries of a class, in one query. */
export function entriesOfClass(db: Kysely<{{pascal}}Tables>, scope: ClassScope): Promise<Row[]> {
  return db
    .selectFrom('{{snake}}_entry')
    .selectAll()
    .where('class_id', '=', scope.classId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit({{camel}}Limits.entriesPerClass)
    .execute();
}

export async function countEntries(db: Kysely<{{pascal}}Tables>, classId: string): Promise<number> {
  const { count } = await db
    .selectFrom('{{snake}}_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A row as it leaves the server. */
export const presentEntry = ({ id, title, done, created_at: createdAt }: Row): Entry => ({
  id,
  title,
  done,
  createdAt: createdAt.toISOString(),
});
