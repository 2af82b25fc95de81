import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { SchoolsTables } from './tables.ts';

/** A school and all schools below it. */
export async function schoolsBelow(db: Kysely<SchoolsTables>, schoolId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from school where id = ${schoolId}
      union select school.id from school join below on school.parent_id = below.id)
    select id from below`.execute(db);
  return rows.map(({ id }) => id);
}

/** These schools and all schools above them. */
export async function schoolsAbove(db: Kysely<SchoolsTables>, schoolIds: readonly string[]): Promise<string[]> {
  if (schoolIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id from school where id = any(${[...schoolIds]})
      union select school.id, school.parent_id from school join above on above.parent_id = school.id)
    select distinct id from above`.execute(db);
  return rows.map(({ id }) => id);
}

/** All schools that hang together with this one: up to the topmost, and everything below that. */
export function schoolFamily(db: Kysely<SchoolsTables>, schoolId: string): Promise<string[]> {
  return schoolFamilies(db, [schoolId]);
}

/** All schools that hang together with one of these. */
export async function schoolFamilies(db: Kysely<SchoolsTables>, schoolIds: readonly string[]): Promise<string[]> {
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
