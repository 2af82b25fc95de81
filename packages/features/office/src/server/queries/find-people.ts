import { daysBefore, plainLetters } from '@pausenplatz/kernel-format';
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { type ListedPerson, officeLimits } from '../../contract/index.ts';
import type { AccountTables } from '@pausenplatz/account/server';

/** Last name, first name and id of the last person that was shown. */
export type Cursor = readonly [lastName: string, firstName: string, id: string];

interface Search {
  readonly schoolIds: readonly string[];
  readonly kind: ListedPerson['kind'] | 'withoutClass' | 'trash';
  readonly search: string;
  readonly after: Cursor | null;
  readonly now: Date;
}

/** People of these schools by name, one page of them; three queries whatever the size of the school. */
export async function findPeople(
  db: Kysely<AccountTables>,
  search: Search,
): Promise<{ people: ListedPerson[]; next: Cursor | null; total: number }> {
  const matching = matchingPeople(search);
  const after = search.after;
  const rows = (
    await sql<PersonRow>`
      select account.id, account.first_name as "firstName", account.last_name as "lastName", account.user_name as "userName", account.email,
        account.initial_password as "initialPassword", account.deleted_at as "trashedAt", min(member.kind) as kind ${matching}
      ${after ? sql`and (account.last_name, account.first_name, account.id) > (${after[0]}, ${after[1]}, ${after[2]})` : sql``}
      group by account.id order by account.last_name, account.first_name, account.id
      limit ${officeLimits.peoplePerPage + 1}`.execute(db)
  ).rows;
  const { rows: counted } = await sql<{ total: number }>`select count(distinct account.id)::int as total ${matching}`.execute(db);
  const shown = rows.slice(0, officeLimits.peoplePerPage);
  const last = shown.at(-1);
  const classes = await classesOf(
    db,
    shown.map(({ id }) => id),
    search.schoolIds,
  );
  return {
    people: shown.map(({ trashedAt, ...row }) => ({
      ...row,
      trashedAt: trashedAt?.toISOString() ?? null,
      classes: classes.filter(({ userId }) => userId === row.id).map(({ id, name, color }) => ({ id, name, color })),
    })),
    next: rows.length > shown.length && last ? [last.lastName, last.firstName, last.id] : null,
    total: counted[0]?.total ?? 0,
  };
}

interface PersonRow extends Omit<ListedPerson, 'classes' | 'trashedAt'> {
  readonly trashedAt: Date | null;
}

function matchingPeople({ schoolIds, kind, search, now }: Search) {
  const pattern = `%${plainLetters(search).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const isLike = (text: RawBuilder<unknown>) => sql<SqlBool>`plain_words(${text}) like ${pattern}`;
  const oldest = daysBefore(now, officeLimits.trashDays);
  const isKind = kind === 'trash' ? sql<SqlBool>`true` : sql<SqlBool>`member.kind = ${kind === 'withoutClass' ? 'pupil' : kind}`;
  const isThere =
    kind === 'trash'
      ? sql<SqlBool>`account.deleted_at > ${oldest} and account.deleted_by = 'school'`
      : sql<SqlBool>`account.deleted_at is null`;
  const isLoose =
    kind === 'withoutClass'
      ? sql<SqlBool>`not exists (select 1 from class_pupil join school_class on school_class.id = class_pupil.class_id
          where class_pupil.user_id = account.id and school_class.archived_at is null and school_class.deleted_at is null)`
      : sql<SqlBool>`true`;
  return sql`from school_member member join user_account account on account.id = member.user_id
    where member.school_id = any(${schoolIds}) and ${isKind} and ${isThere} and ${isLoose}
      and (${isLike(sql`account.first_name || ' ' || account.last_name`)} or ${isLike(sql`account.last_name || ' ' || account.first_name`)}
        or ${isLike(sql`account.user_name`)} or ${isLike(sql`account.email`)})`;
}

async function classesOf(db: Kysely<AccountTables>, userIds: readonly string[], schoolIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const of = (table: 'class_pupil' | 'class_teacher') =>
    db
      .selectFrom(table)
      .innerJoin('school_class', 'school_class.id', `${table}.class_id`)
      .select([`${table}.user_id as userId`, 'school_class.id', 'school_class.name', 'school_class.color'])
      .where(`${table}.user_id`, 'in', userIds)
      .where('school_class.school_id', 'in', schoolIds)
      .where('school_class.archived_at', 'is', null)
      .where('school_class.deleted_at', 'is', null);
  return of('class_pupil').union(of('class_teacher')).orderBy('name').execute();
}
