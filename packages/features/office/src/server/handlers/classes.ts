import { confirmed } from '@pausenplatz/kernel-contract';
import { daysBefore } from '@pausenplatz/kernel-format';
import { personOf, refuse as refuseKernel, servicesOf, type Work } from '@pausenplatz/kernel-server';
import {
  changeClass,
  createClass,
  forgetActors,
  lockSchool,
  proveClass,
  proveSchool,
  schoolFamily,
  type SchoolScope,
  setClassTeacher,
  startedYearStep,
} from '@pausenplatz/schools/server';
import { classKey } from '@pausenplatz/schools/rules';
import { restoreAccounts } from '@pausenplatz/account/server';
import { createSchoolClass, getClass, officeLimits, patchSchoolClass, setTeacher, updateSchoolClass } from '../../contract/index.ts';
import { readDay } from '../../rules/index.ts';
import { officeTexts } from '../../texts.ts';
import { classesTexts } from '../../texts.screens.ts';
import { type Context, handle, refuse } from '../office.ts';
import { handoversOf } from './handover.ts';
import { readClasses, readTargets } from '../queries/read-classes.ts';
import { formerPupilsOf, groupsOf, membersOf, pupilsOf, trashedOf } from '../queries/read-people.ts';
import type { OfficeTables } from '../tables.ts';

const getClassHandler = handle(getClass, async (context, { id }) => {
  const scope = await proveClass(context, id, 'read');
  const { userId, adminSchoolIds } = personOf(context);
  const { db } = context;
  const [schoolClass] = await readClasses(db, userId, { of: { classIds: [id] }, shelf: 'any' });
  const school = await db.selectFrom('school').select('name').where('id', '=', scope.schoolId).executeTakeFirstOrThrow();
  if (!schoolClass) return refuse('CLASS_NOT_FOUND');
  const administered = (await schoolFamily(db, scope.schoolId)).filter((schoolId) => adminSchoolIds.includes(schoolId));
  const around = await readTargets(db, [...new Set([scope.schoolId, ...administered])]);
  const targets = around
    .filter((one) => one.id !== id)
    .map(({ schoolId, schoolName, ...one }) => ({ ...one, otherSchool: schoolId === scope.schoolId ? null : schoolName }));
  const has = (right: 'roster' | 'administer' | 'teach' | 'review' | 'credentials') => scope.rights.has(right);
  return {
    schoolClass,
    schoolName: school.name,
    pupils: await pupilsOf(db, id),
    groups: has('review') || has('administer') ? await groupsOf(db, { classId: id }) : [],
    trashed: has('roster') ? await trashedOf(db, id, context.clock.now()) : [],
    former: has('roster') ? await formerPupilsOf(db, scope, context.clock.now()) : [],
    handovers: has('roster') ? await handoversOf(context, id) : [],
    rights: { roster: has('roster'), administer: has('administer'), teach: has('teach'), credentials: has('credentials') },
    targets,
    colleagues: await membersOf(db, [scope.schoolId], 'teacher'),
    newYear: has('teach') && schoolClass.archivedAt === null ? await startedYear(context, id) : null,
  };
});

/** The first year of the school year that the class has just been led into. */
async function startedYear(context: Context, classId: string): Promise<number | null> {
  const [year = null] = await Promise.all(context.steps.given(startedYearStep).map(({ step }) => step(servicesOf(context), classId)));
  return year;
}

const createSchoolClassHandler = handle(createSchoolClass, async (context, { schoolId, name, color, teaches = false }) => {
  const scope = await proveSchool(context, schoolId, 'member');
  const { userId, adminSchoolIds, roles } = personOf(context);
  const administers = adminSchoolIds.includes(schoolId);
  refuseByMode(scope, administers);
  return context.transact(async (work) => {
    await refuseTakenName(work, { schoolId, name, exceptId: null });
    const id = await createClass(work, schoolId, { name, color });
    // Who makes a class for themselves teaches it; an office makes classes for others, unless somebody says so.
    if (roles.includes('Teacher') && (teaches || !administers)) {
      if (!(await setClassTeacher(work, { classId: id, schoolId }, userId, true))) refuse('PERSON_NOT_FOUND');
      await forgetActors(context, work, [userId]);
    }
    await work.audit({ action: 'class.create', scopeId: schoolId, subject: { kind: 'class', id } });
    return { id };
  });
});

function refuseByMode({ adminMode }: SchoolScope, administers: boolean): void {
  if (adminMode === 'synchronised') refuse('CLASS_SYNCHRONISED');
  if (!administers && adminMode === 'admin') refuse('CLASS_KEPT_BY_ADMINS');
}

/** Two live classes of a school never have the same name, whatever the capitals, and whoever makes or names them at once. */
async function refuseTakenName(
  work: Work<OfficeTables>,
  { schoolId, name, exceptId }: { readonly schoolId: string; readonly name: string; readonly exceptId: string | null },
): Promise<void> {
  await lockSchool(work, schoolId);
  const taken = await work.db
    .selectFrom('school_class')
    .select(['id', 'name'])
    .where('school_id', '=', schoolId)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .execute();
  if (taken.some((one) => one.id !== exceptId && classKey(one.name) === classKey(name))) refuse('CLASS_NAME_TAKEN');
}

const updateSchoolClassHandler = handle(updateSchoolClass, async (context, change) => {
  const { classId, schoolId } = await proveClass(context, change.id, 'administer');
  await context.transact(async (work) => {
    if (change.field === 'name') await refuseTakenName(work, { schoolId, name: change.value, exceptId: classId });
    const before = await work.db.selectFrom('school_class').select(['name', 'color']).where('id', '=', classId).executeTakeFirst();
    await changeClass(work, classId, change.field === 'name' ? { name: change.value } : { color: change.value });
    await work.audit({
      action: `class.${change.field}`,
      scopeId: schoolId,
      subject: { kind: 'class', id: classId },
      changes: [{ was: saidOf(change.field, before?.[change.field] ?? ''), is: saidOf(change.field, change.value) }],
    });
  });
  return confirmed;
});

const saidOf = (field: string, value: string): string => (field === 'color' ? (saidColors[value] ?? value) : value);
const saidColors: Readonly<Record<string, string>> = classesTexts.colors;

const patchSchoolClassHandler = handle(patchSchoolClass, async (context, { id, operations }) => {
  const before = await context.db.selectFrom('school_class').select('deleted_at').where('id', '=', id).executeTakeFirst();
  const wasDeleted = before ? before.deleted_at !== null : false;
  const { classId, schoolId, isArchived } = await proveClass(context, id, 'administer', { deleted: wasDeleted });
  const now = context.clock.now();
  let archived: boolean | undefined;
  let deleted: boolean | undefined;
  for (const operation of operations) {
    if (operation.path === '/archived') archived = operation.value;
    else deleted = isDeletion(operation.value);
  }
  const oldest = daysBefore(now, officeLimits.trashDays);
  if (deleted === false && before?.deleted_at && before.deleted_at < oldest)
    refuse('RESTORE_TOO_LATE', { details: { days: officeLimits.trashDays } });
  const isBack = (wasDeleted || isArchived) && !(deleted ?? wasDeleted) && !(archived ?? isArchived);
  await context.transact(async (work) => {
    await lockSchool(work, schoolId);
    // As it was judged above: who renamed, archived, deleted or erased it in this moment came first.
    const held = await work.db
      .selectFrom('school_class')
      .select('name')
      .where('id', '=', id)
      .where('deleted_at', 'is not distinct from', before?.deleted_at ?? null)
      .where('archived_at', isArchived ? 'is not' : 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return refuse('CLASS_CHANGED');
    if (isBack) await refuseTakenName(work, { schoolId, name: held.name, exceptId: classId });
    if (deleted === false && before?.deleted_at) await restoreAccounts(work, context, await trashedWith(work, id, before.deleted_at));
    // The server's clock says when; the date of the operation only says that.
    await changeClass(work, classId, {
      ...(archived !== undefined && { archivedAt: archived ? now : null }),
      ...(deleted !== undefined && { deletedAt: deleted ? now : null }),
    });
    await forgetActors(context, work, await peopleOfClass(work, classId));
    if (archived !== undefined)
      await work.audit({ action: archived ? 'class.archive' : 'class.unarchive', scopeId: schoolId, subject: { kind: 'class', id } });
    if (deleted !== undefined)
      await work.audit({ action: deleted ? 'class.delete' : 'class.restore', scopeId: schoolId, subject: { kind: 'class', id } });
  });
  return confirmed;
});

/** Pupils of a class whose accounts went into the trash in the moment in which the class did. */
async function trashedWith({ db }: Work<OfficeTables>, classId: string, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .select('user_account.id')
    .where('class_id', '=', classId)
    .where('deleted_by', '=', 'school')
    .where('deleted_at', '=', at)
    .execute();
  return rows.map((row) => row.id);
}

/** A date in any of the formats (specification section 5) deletes, null takes that back. */
function isDeletion(value: string | null): boolean {
  if (value !== null && readDay(value) === null) refuseKernel('INPUT_INVALID', { fields: { 'operations.value': officeTexts.fields.date } });
  return value !== null;
}

/** Teachers and pupils of a class: what they may see changes with it. */
async function peopleOfClass({ db }: Pick<Context, 'db'>, classId: string): Promise<string[]> {
  const teachers = db.selectFrom('class_teacher').select('user_id').where('class_id', '=', classId);
  const rows = await teachers.union(db.selectFrom('class_pupil').select('user_id').where('class_id', '=', classId)).execute();
  return rows.map((row) => row.user_id);
}

const setTeacherHandler = handle(setTeacher, async (context, { classId, userId, teaches }) => {
  const scope = await proveClass(context, classId, 'administer');
  // Who is taken into an archived class would find a past there that is not theirs.
  if (teaches && scope.isArchived) refuse('CLASS_ARCHIVED');
  await context.transact(async (work) => {
    if (!(await setClassTeacher(work, scope, userId, teaches))) refuse('PERSON_NOT_FOUND');
    await forgetActors(context, work, [userId]);
    const named = { kind: 'class', id: classId } as const;
    await work.audit({
      action: teaches ? 'teacher.add' : 'teacher.remove',
      scopeId: scope.schoolId,
      subject: { kind: 'person', id: userId },
      details: { class: classId },
      changes: [teaches ? { is: named } : { was: named }],
    });
  });
  return confirmed;
});

export const classHandlers = [
  getClassHandler,
  createSchoolClassHandler,
  updateSchoolClassHandler,
  patchSchoolClassHandler,
  setTeacherHandler,
];
