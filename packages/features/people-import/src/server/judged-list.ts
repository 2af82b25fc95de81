import { takenEmails } from '@pausenplatz/account/server';
import type { ParsedInputOf } from '@pausenplatz/kernel-contract';
import { schoolLimits } from '@pausenplatz/schools/contract';
import { asSystem } from '@pausenplatz/kernel-server';
import { schoolsBelow } from '@pausenplatz/schools/server';
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ImportPreview, previewImport } from '../contract/index.ts';
import { type ImportPlan, type KnownClass, type KnownPerson, planImport } from '../rules/index.ts';
import { isUnused } from './states-of.ts';
import type { PeopleImportTables } from './tables.ts';

/** What somebody asked an import to do; kept with the import, so that the plan can be made again at any time. */
export type Question = ParsedInputOf<typeof previewImport>;

export interface JudgedList {
  readonly plan: ImportPlan;
  readonly people: ReadonlyMap<string, KnownPerson>;
  readonly classes: readonly KnownClass[];
  readonly fingerprint: string;
}

/** Judges a list against the school as it is now, in five queries; the same state gives the same fingerprint. */
export async function judgeList(db: Kysely<PeopleImportTables>, question: Question): Promise<JudgedList> {
  const schoolIds = await schoolsBelow(db, question.schoolId);
  const classes = await db
    .selectFrom('school_class')
    .select(['id', 'name', 'school_id as schoolId'])
    .where('school_id', 'in', schoolIds)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
  const people = await pupilsOfSchools(db, schoolIds);
  const emails = question.rows.flatMap(({ email }) => (email === null ? [] : [email]));
  const plan = planImport({
    rows: question.rows,
    people,
    classes,
    targetClassId: classes.some(({ id }) => id === question.targetClassId) ? question.targetClassId : null,
    createClasses: question.createClasses,
    pupilsPerClass: schoolLimits.pupilsPerClass,
    takenEmails: emails.length === 0 ? new Set() : await takenEmails(db, emails),
  });
  return { plan, classes, people: new Map(people.map((person) => [person.id, person])), fingerprint: fingerprintOf(plan, question) };
}

/** All pupils of these schools with their live class, also those whom the school put into the trash. */
async function pupilsOfSchools(db: Kysely<PeopleImportTables>, schoolIds: readonly string[]): Promise<KnownPerson[]> {
  // Whether somebody has ever signed in is asked of sessions, which are nobody's but their own.
  const { rows } = await asSystem(() =>
    sql<Omit<KnownPerson, 'trashed'> & { isTrashed: boolean; isUnused: boolean; userName: string }>`
    select distinct on (account.id) account.id, external_id as "externalId", lower(email) as email, first_name as "firstName", last_name as "lastName",
      birth_year as "birthYear", place.class_id as "classId", place.number, user_name as "userName", account.deleted_at is not null as "isTrashed",
      account.deleted_at is not null and ${isUnused} as "isUnused"
    from school_member member
    join user_account account on account.id = member.user_id and (account.deleted_at is null or account.deleted_by = 'school')
    left join (select class_pupil.* from class_pupil join school_class on school_class.id = class_pupil.class_id
      where school_class.deleted_at is null and school_class.archived_at is null and school_class.school_id = any(${schoolIds})) place
      on place.user_id = account.id
    where member.kind = 'pupil' and member.school_id = any(${schoolIds})
    order by account.id, place.class_id`.execute(db),
  );
  return rows.map(({ isTrashed, isUnused: unused, userName, ...person }) => ({
    ...person,
    trashed: isTrashed ? { isUnused: unused, userName } : null,
  }));
}

function fingerprintOf(plan: ImportPlan, question: Question): string {
  // Field by field: objects that lay in the database come back with their keys in another order.
  const rows = plan.rows.map(({ row, verdict, reason, personId, classId, newClass, changes }) => {
    const words = [
      row.line,
      row.externalId,
      row.firstName,
      row.lastName,
      row.email,
      row.birthYear,
      row.className,
      row.number,
      row.problems,
    ];
    return [words, verdict, reason, personId, classId, newClass, changes.map(({ field, from, to }) => [field, from, to])];
  });
  const missing = question.archiveMissing ? plan.missing.map(({ id }) => id) : [];
  return createHash('sha256')
    .update(JSON.stringify([question.schoolId, rows, missing]))
    .digest('base64url');
}

/** The plan as people look at it. */
export function presentPlan({ plan, classes, fingerprint }: JudgedList): ImportPreview {
  const nameOf = (id: string | null) => classes.find((one) => one.id === id)?.name ?? '';
  return {
    fingerprint,
    rows: plan.rows.map(({ row, verdict, reason, hint, classId, newClass, changes }) => ({
      line: row.line,
      verdict,
      reason,
      hint,
      problems: [...row.problems],
      name: `${row.firstName} ${row.lastName}`.trim(),
      className: newClass ?? (nameOf(classId) || (row.className ?? '')),
      changes: changes.map((change) => ({ ...change })),
    })),
    newClasses: plan.newClasses.map(({ alsoWritten, ...one }) => ({ ...one, alsoWritten: [...alsoWritten] })),
    missing: plan.missing.map(({ id, firstName, lastName, classId }) => ({ id, firstName, lastName, className: nameOf(classId) })),
    counts: { ...plan.counts },
  };
}
