import { type QueryExecutorProvider, type RawBuilder, sql, type SqlBool } from 'kysely';

/** A school and all schools below it. */
export async function schoolsBelow(db: QueryExecutorProvider, schoolId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from school where id = ${schoolId}
      union select school.id from school join below on school.parent_id = below.id)
    select id from below`.execute(db);
  return rows.map(({ id }) => id);
}

/** These schools and all schools above them, the nearest first. */
export async function schoolsAbove(db: QueryExecutorProvider, schoolIds: readonly string[]): Promise<string[]> {
  if (schoolIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id, 0 as distance from school where id = any(${[...schoolIds]})
      union select school.id, school.parent_id, distance + 1 from school join above on above.parent_id = school.id)
    select id from above group by id order by min(distance)`.execute(db);
  return rows.map(({ id }) => id);
}

/** All schools that hang together with this one: up to the topmost, and everything below that. */
export function schoolFamily(db: QueryExecutorProvider, schoolId: string): Promise<string[]> {
  return schoolFamilies(db, [schoolId]);
}

/** All schools that hang together with one of these. */
export async function schoolFamilies(db: QueryExecutorProvider, schoolIds: readonly string[]): Promise<string[]> {
  if (schoolIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id from school where id = any(${[...schoolIds]})
      union select school.id, school.parent_id from school join above on above.parent_id = school.id),
    family as (
      select id from above
      union select school.id from school join family on school.parent_id = family.id)
    select id from family`.execute(db);
  return rows.map(({ id }) => id);
}

/** For queries over many people: the person of the first column belongs neither to the school of the second nor to one below it. */
export function isOutsideOf(userId: string, schoolId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    with recursive above as (
      select school.id, school.parent_id from school_member join school on school.id = school_member.school_id
        where school_member.user_id = ${sql.ref(userId)}
      union select school.id, school.parent_id from school join above on school.id = above.parent_id)
    select 1 from above where above.id = ${sql.ref(schoolId)})`;
}
