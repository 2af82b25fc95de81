import { type QueryExecutorProvider, sql } from 'kysely';

/** These schools and all above them: a message to a parent school concerns its child schools too. */
export async function withParents(db: QueryExecutorProvider, schoolIds: readonly string[]): Promise<string[]> {
  if (schoolIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id from school where id in (${sql.join(schoolIds)})
      union select school.id, school.parent_id from school join above on school.id = above.parent_id)
    select id from above`.execute(db);
  return rows.map(({ id }) => id);
}

/** This school and all below it. */
export async function withChildren(db: QueryExecutorProvider, schoolId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from school where id = ${schoolId}
      union select school.id from school join below on school.parent_id = below.id)
    select id from below`.execute(db);
  return rows.map(({ id }) => id);
}
