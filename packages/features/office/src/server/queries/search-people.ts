import { beginWordsOf, type UserActor } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import type { AccountTables } from '@pausenplatz/account/server';

interface FoundPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly kind: 'pupil' | 'teacher' | 'admin';
  /** The living class in which they are found; null for who has none. */
  readonly classId: string | null;
  readonly className: string | null;
  readonly schoolId: string;
  readonly schoolName: string;
}

/**
 * People whose name holds these words (of `plainWords`): pupils and teachers of the classes that somebody teaches today, and everybody of
 * the schools that they administer; own classes first, then by name. One statement. Who went to another class is found there alone.
 */
export async function searchedPeople(
  db: Kysely<AccountTables>,
  { teachesClassIds, adminSchoolIds }: UserActor,
  words: readonly string[],
  most: number,
): Promise<FoundPerson[]> {
  const isOwn = sql`class.id = any(${teachesClassIds}::text[])`;
  const isAdministered = (school: string) => sql`${sql.ref(school)} = any(${adminSchoolIds}::text[])`;
  const placed = (table: 'class_pupil' | 'class_teacher', kind: string) => sql`
    select place.user_id, ${sql.lit(kind)} as kind, class.id as class_id, class.name as class_name, class.school_id,
      case when ${isOwn} then 0 else 1 end as rank
    from ${sql.table(table)} place join school_class class on class.id = place.class_id
    where class.archived_at is null and class.deleted_at is null and (${isOwn} or ${isAdministered('class.school_id')})`;
  const name = sql<string>`account.first_name || ' ' || account.last_name`;
  const { rows } = await sql<FoundPerson>`
    with near as (${placed('class_pupil', 'pupil')} union all ${placed('class_teacher', 'teacher')}
      union all select member.user_id, member.kind, null, null, member.school_id, 2 from school_member member
        where ${isAdministered('member.school_id')}),
    found as (
      select distinct on (account.id) account.id, account.first_name, account.last_name, near.*
      from near join user_account account on account.id = near.user_id
      where account.deleted_at is null and account.disabled_at is null and ${beginWordsOf(words, name)}
      order by account.id, near.rank, near.class_name, near.kind)
    select found.id, found.first_name as "firstName", found.last_name as "lastName", found.kind, found.class_id as "classId",
      found.class_name as "className", school.id as "schoolId", school.name as "schoolName"
    from found join school on school.id = found.school_id
    order by found.rank, found.last_name, found.first_name, found.id limit ${most}`.execute(db);
  return rows;
}
