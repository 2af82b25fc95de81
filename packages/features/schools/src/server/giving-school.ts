import type { Kysely, Transaction } from 'kysely';
import type { SchoolsTables } from './tables.ts';

/** The school in which others find what one of its adults gives them; to everybody it goes only from a school that the operator knows (decisions 2.16). */
export async function givingSchool(
  { db }: { readonly db: Kysely<SchoolsTables> | Transaction<SchoolsTables> },
  userId: string,
  to: 'school' | 'public',
): Promise<string | null> {
  const schools = await db
    .selectFrom('school')
    .innerJoin('school_member', 'school_member.school_id', 'school.id')
    .select(['school.id', 'confirmed_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['teacher', 'admin'])
    // Where somebody teaches, and only else where they administer.
    .orderBy('kind', 'desc')
    .orderBy('school.name')
    .execute();
  const fitting = to === 'school' ? schools[0] : schools.find(({ confirmed_at }) => confirmed_at !== null);
  return fitting?.id ?? null;
}
