import { profileChanged } from '@pausenplatz/account/contract';
import { type AccountServices, restoreAccounts, trashAccounts } from '@pausenplatz/account/server';
import type { Services, Work } from '@pausenplatz/kernel-server';
import { confirmSchool, forgetActors, lockSchool, schoolsBelow, setAdmin } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import { changeTexts } from '../texts.entries.ts';
import type { OfficeTables } from './tables.ts';

/** What lies in a school and the schools below it, as the operator is told before it goes. */
export interface SchoolContents {
  readonly name: string;
  readonly place: string;
  readonly schools: number;
  readonly classes: number;
  /** Accounts that belong nowhere else. */
  readonly people: number;
  /** Who belongs to another school too, and stays. */
  readonly staying: number;
  /** The last time its administration took everything along; null where it never did. */
  readonly exportedAt: Date | null;
}

const membersOf = (schoolIds: readonly string[]) => sql`
  select distinct member.user_id as id, exists (select from school_member other
    where other.user_id = member.user_id and other.school_id <> all(${[...schoolIds]})) as elsewhere
  from school_member member join user_account account on account.id = member.user_id and account.deleted_at is null
  where member.school_id = any(${[...schoolIds]})`;

/** Null for an unknown school. */
export async function contentsOfSchool(db: Kysely<OfficeTables>, schoolId: string): Promise<SchoolContents | null> {
  const ids = await schoolsBelow(db, schoolId);
  const { rows } = await sql<SchoolContents>`
    select name, place, ${ids.length}::int as schools,
      (select count(*)::int from school_class where school_id = any(${ids}) and deleted_at is null) as classes,
      (select count(*) filter (where not elsewhere)::int from (${membersOf(ids)}) one) as people,
      (select count(*) filter (where elsewhere)::int from (${membersOf(ids)}) one) as staying,
      (select max(at) from audit.entry where scope_id = school.id and action = 'export.school') as "exportedAt"
    from school where id = ${schoolId}`.execute(db);
  return rows[0] ?? null;
}

interface Went {
  readonly classes: number;
  readonly people: number;
}

/**
 * Puts the classes of a school and of those below it into the trash, and all who belong nowhere else; after sixty days the nightly jobs
 * erase both over all features (R11). Its confirmation ends, and with it its ways to sign in. Call it with the school proven to be there.
 */
export async function trashSchool(work: Work<OfficeTables>, services: AccountServices, schoolId: string, at: Date): Promise<Went> {
  await lockSchool(work, schoolId);
  const ids = await schoolsBelow(work.db, schoolId);
  const { rows } = await sql<{ id: string; elsewhere: boolean }>`${membersOf(ids)}`.execute(work.db);
  const people = rows.filter(({ elsewhere }) => !elsewhere).map(({ id }) => id);
  const classes = await work.db
    .updateTable('school_class')
    .set({ deleted_at: at })
    .where('school_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  await trashAccounts(work, services, people, at);
  await confirmSchool(work, schoolId, null);
  const went = { classes: Number(classes.numUpdatedRows), people: people.length };
  const details = { ...went, at: at.toISOString() };
  await work.audit({ action: 'school.trash', scopeId: schoolId, subject: { kind: 'school', id: schoolId }, details });
  await forgetActors(
    services,
    work,
    rows.map(({ id }) => id),
  );
  return went;
}

/** Brings back what went with the last `trashSchool`, as far as it is still there; null where it never went. It waits for its confirmation. */
export async function restoreSchool(work: Work<OfficeTables>, services: AccountServices, schoolId: string): Promise<Went | null> {
  await lockSchool(work, schoolId);
  const { rows } = await sql<{ at: Date }>`select (details::jsonb ->> 'at')::timestamptz as at from audit.entry
    where scope_id = ${schoolId} and action = 'school.trash' order by number desc limit 1`.execute(work.db);
  const [last] = rows;
  if (!last) return null;
  const ids = await schoolsBelow(work.db, schoolId);
  const classes = await work.db
    .updateTable('school_class')
    .set({ deleted_at: null })
    .where('school_id', 'in', ids)
    .where('deleted_at', '=', last.at)
    .executeTakeFirstOrThrow();
  const { rows: gone } = await sql<{ id: string }>`select distinct account.id from user_account account
    join school_member member on member.user_id = account.id and member.school_id = any(${ids})
    where account.deleted_at = ${last.at} and account.deleted_by = 'school'`.execute(work.db);
  const people = await restoreAccounts(
    work,
    services,
    gone.map(({ id }) => id),
  );
  const back = { classes: Number(classes.numUpdatedRows), people };
  await work.audit({ action: 'school.restore', scopeId: schoolId, subject: { kind: 'school', id: schoolId }, details: back });
  return back;
}

/** For the operator, where nobody at a school could: makes somebody who belongs to it, and is no child, its administration. */
export async function makeAdmin(
  work: Work<OfficeTables>,
  services: Pick<Services, 'signals' | 'actors' | 'clock'>,
  { schoolId, userId }: { readonly schoolId: string; readonly userId: string },
): Promise<'done' | 'already' | 'stranger' | 'child'> {
  await lockSchool(work, schoolId);
  const kinds = await work.db
    .selectFrom('school_member')
    .select('kind')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .execute();
  if (kinds.length === 0) return 'stranger';
  if (kinds.some(({ kind }) => kind === 'admin')) return 'already';
  if (kinds.some(({ kind }) => kind === 'pupil')) return 'child';
  await setAdmin(work, { schoolId, userId, admin: true, now: services.clock.now(), isSomebodyThere: async () => true });
  await forgetActors(services, work, [userId]);
  work.publish({ userId }, profileChanged, { v: 1 });
  await work.audit({
    action: 'admin.add',
    scopeId: schoolId,
    subject: { kind: 'person', id: userId },
    changes: [{ label: changeTexts.role, was: changeTexts.kinds.teacher, is: changeTexts.kinds.admin }],
  });
  return 'done';
}
