import { endForeignWays } from '@pausenplatz/account/server';
import { profileChanged } from '@pausenplatz/account/contract';
import { confirmed, fill } from '@pausenplatz/kernel-contract';
import { daysBefore, plainWords } from '@pausenplatz/kernel-format';
import { personOf, servicesOf, type Work } from '@pausenplatz/kernel-server';
import { openInvitations } from '@pausenplatz/invitations/server';
import {
  changeSchool,
  createSchool,
  deleteEmptySchool,
  forgetActors,
  isFormerAdmin,
  lockSchool,
  proveSchool,
  type SchoolChange,
  schoolFamily,
  schoolsAbove,
  schoolsBelow,
  setAdmin,
} from '@pausenplatz/schools/server';
import {
  createChildSchool,
  deleteChildSchool,
  getOffice,
  getSchool,
  getSchoolAdmin,
  listShelvedClasses,
  officeLimits,
  setSchoolAdmin,
  updateSchool,
} from '../../contract/index.ts';
import { changeTexts } from '../../texts.entries.ts';
import { officeScreenTexts, schoolPartTexts } from '../../texts.screens.ts';
import { type Context, handle, refuse } from '../office.ts';
import { readClasses } from '../queries/read-classes.ts';
import { formerAdminsOf, groupsOf, membersOf, peopleById } from '../queries/read-people.ts';
import { readSchools } from '../queries/read-schools.ts';
import { openRequestsOf } from '../queries/open-requests.ts';
import type { OfficeTables } from '../tables.ts';

const getOfficeHandler = handle(getOffice, async (context) => {
  const actor = personOf(context);
  const schools = await readSchools(context.db, actor, [...new Set([...actor.schoolIds, ...actor.adminSchoolIds])]);
  const classes = await readClasses(context.db, actor.userId, { of: { classIds: actor.teachesClassIds }, shelf: 'live' });
  return { schools, classes };
});

const getSchoolHandler = handle(getSchool, async (context, { id }) => {
  const { schoolId } = await proveSchool(context, id, 'member');
  const actor = personOf(context);
  const below = (await context.db.selectFrom('school').select('id').where('parent_id', '=', schoolId).execute()).map((row) => row.id);
  const [schools, classes] = [
    await readSchools(context.db, actor, [schoolId, ...below]),
    await readClasses(context.db, actor.userId, { of: { schoolIds: [schoolId] }, shelf: 'live' }),
  ];
  const school = schools.find((one) => one.id === schoolId) ?? refuse('SCHOOL_NOT_FOUND');
  return {
    school,
    childSchools: schools.filter((one) => one.id !== schoolId),
    classes,
    // What a class calls its groups, and who is in them, is for those who teach it.
    groups: await groupsOf(context.db, { schoolId, classIds: actor.teachesClassIds }),
    teachers: await membersOf(context.db, [schoolId], 'teacher'),
  };
});

const getSchoolAdminHandler = handle(getSchoolAdmin, async (context, { id }) => {
  const { schoolId } = await proveSchool(context, id, 'administer');
  const [school] = await readSchools(context.db, personOf(context), [schoolId]);
  if (!school) return refuse('SCHOOL_NOT_FOUND');
  return {
    school,
    admins: await membersOf(context.db, [schoolId], 'admin'),
    formerAdmins: await formerAdminsOf(context.db, schoolId, context.clock.now()),
    requests: await openRequestsOf(context.db, schoolId),
    invitations: await invitationsOf(context, schoolId),
    classes: await classesBelow(context, schoolId),
  };
});

async function invitationsOf({ db, clock }: Pick<Context, 'db' | 'clock'>, schoolId: string) {
  const rows = await openInvitations(db, schoolId, clock.now());
  const ids = rows.flatMap(({ classIds }) => classIds);
  const classes = ids.length === 0 ? [] : await db.selectFrom('school_class').select(['id', 'name']).where('id', 'in', ids).execute();
  return rows.map(({ classIds, at, until, ...row }) => ({
    ...row,
    at: at.toISOString(),
    until: until.toISOString(),
    classes: classIds.flatMap((id) => classes.find((one) => one.id === id)?.name ?? []),
  }));
}

/** Living classes of a school and of those below it, its own first. */
async function classesBelow({ db }: Pick<Context, 'db'>, schoolId: string) {
  const rows = await db
    .selectFrom('school_class')
    .innerJoin('school', 'school.id', 'school_class.school_id')
    .select(['school_class.id', 'school_class.name', 'school_id as schoolId', 'school.name as schoolName'])
    .where('school_id', 'in', await schoolsBelow(db, schoolId))
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('school.name')
    .orderBy('school_class.name')
    .execute();
  const isOwn = (one: { readonly schoolId: string }) => one.schoolId === schoolId;
  return [...rows.filter(isOwn), ...rows.filter((one) => !isOwn(one))];
}

const updateSchoolHandler = handle(updateSchool, async (context, change) => {
  const { schoolId } = await proveSchool(context, change.id, 'administer');
  const set: SchoolChange = { [change.field]: change.value };
  await context.transact(async (work) => {
    const before = await work.db
      .selectFrom('school')
      .select(['name', 'place', 'admin_mode as adminMode', 'second_factor as secondFactor', 'first_password_weeks as firstPasswordWeeks'])
      .where('id', '=', schoolId)
      .forUpdate()
      .executeTakeFirst();
    await changeSchool(work, schoolId, set);
    await work.audit({
      action: `school.${change.field}`,
      scopeId: schoolId,
      subject: { kind: 'school', id: schoolId },
      details: modeOf(change),
      changes: before ? [{ was: saidOf(change.field, before[change.field]), is: saidOf(change.field, change.value) }] : [],
    });
  });
  return confirmed;
});

/** Names stay out of the log; a mode is no name. */
const modeOf = (change: { readonly field: string; readonly value: string | number }) =>
  change.field === 'name' || change.field === 'place' ? {} : { value: change.value };

/** A mode or a rule as the screen calls it; names and places are said as they are. */
const saidOf = (field: string, value: string | number): string =>
  typeof value === 'number'
    ? fill(schoolPartTexts.weeks, { count: value })
    : ((field === 'adminMode' ? saidModes : field === 'secondFactor' ? saidRules : {})[value] ?? value);
const saidModes: Readonly<Record<string, string>> = officeScreenTexts.modes;
const saidRules: Readonly<Record<string, string>> = schoolPartTexts.secondFactors;

const createChildSchoolHandler = handle(createChildSchool, async (context, { parentId, name, place }) => {
  const parent = await proveSchool(context, parentId, 'administer');
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await refuseNamesake(work, parent.schoolId, name);
    const id = await createSchool(work, { name, place, parentId: parent.schoolId });
    await forgetActors(context, work, [userId]);
    await work.audit({ action: 'school.create', scopeId: parent.schoolId, subject: { kind: 'school', id } });
    return { id };
  });
});

/** Two schools of a family never have the same name, however it is spelled: nobody could tell them apart in a list. */
async function refuseNamesake(work: Work<OfficeTables>, parentId: string, name: string): Promise<void> {
  const above = await schoolsAbove(work.db, [parentId]);
  // Of two who add it at once the second is told of the first.
  await lockSchool(work, above.at(-1) ?? parentId);
  const family = await schoolFamily(work.db, parentId);
  const schools = await work.db.selectFrom('school').select('name').where('id', 'in', family).execute();
  const spelled = (words: string) => plainWords(words).join(' ');
  const found = schools.find((one) => spelled(one.name) === spelled(name));
  if (found) refuse('CHILD_NAME_TAKEN', { details: { name: found.name } });
}

const deleteChildSchoolHandler = handle(deleteChildSchool, async (context, { id }) => {
  const { schoolName: name } = await proveSchool(context, id, 'administer');
  await context.transact(async (work) => {
    await lockSchool(work, id);
    const [, parentId] = await schoolsAbove(work.db, [id]);
    // A topmost school is everything that its people have here; its operator ends it.
    if (parentId === undefined) return refuse('SCHOOL_NOT_FOUND');
    await lockSchool(work, parentId);
    const services = servicesOf(context);
    const screens = await Promise.all(services.steps.of('screens').map(({ step }) => step(services, { schoolIds: [id] })));
    if (screens.flat().length > 0) refuse('SCHOOL_NOT_EMPTY');
    const adminIds = await deleteEmptySchool(work, id);
    if (!adminIds) return refuse('SCHOOL_NOT_EMPTY');
    await forgetActors(context, work, [...new Set([...adminIds, personOf(context).userId])]);
    await work.audit({
      action: 'school.delete',
      scopeId: parentId,
      subject: { kind: 'school', id },
      about: name,
    });
  });
  return confirmed;
});

const setSchoolAdminHandler = handle(setSchoolAdmin, async (context, { schoolId, userId, admin }) => {
  await proveSchool(context, schoolId, 'administer');
  await context.transact(async (work) => {
    // Who leaves the school in this moment is waited for, or waits.
    await lockSchool(work, schoolId);
    if (admin) await proveAdult(work.db, context, schoolId, userId);
    const was = await rolesOf(work.db, schoolId, userId);
    const isSomebodyThere = async (ids: readonly string[]) => (await peopleById(work.db, ids, 'there')).size > 0;
    await setAdmin(work, { schoolId, userId, admin, now: context.clock.now(), isSomebodyThere });
    if (!admin) await endForeignWays(work, context, [userId]);
    await forgetActors(context, work, [userId]);
    // Their role changes with it: menus and screens open or close where they are signed in.
    work.publish({ userId }, profileChanged, { v: 1 });
    await work.audit({
      action: admin ? 'admin.add' : 'admin.remove',
      scopeId: schoolId,
      subject: { kind: 'person', id: userId },
      changes: [{ label: changeTexts.role, was, is: await rolesOf(work.db, schoolId, userId) }],
    });
  });
  return confirmed;
});

/** What somebody is at a school, in words; null for who does not belong to it. */
async function rolesOf(db: Work<OfficeTables>['db'], schoolId: string, userId: string): Promise<string | null> {
  const rows = await db
    .selectFrom('school_member')
    .select('kind')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .orderBy('kind', 'desc')
    .execute();
  return rows.length === 0 ? null : rows.map(({ kind }) => changeTexts.kinds[kind]).join(', ');
}

/** Only adults who belong to the school can administer it, or who did so until a short while ago. */
async function proveAdult(
  db: Work<OfficeTables>['db'],
  { clock }: Pick<Context, 'clock'>,
  schoolId: string,
  userId: string,
): Promise<void> {
  const found = await db
    .selectFrom('school_member')
    .select('user_id')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .where('kind', 'in', ['teacher', 'admin'])
    .forKeyShare()
    .executeTakeFirst();
  const wasAdmin = found !== undefined || (await isFormerAdmin(db, schoolId, userId, clock.now()));
  if (!wasAdmin || !(await peopleById(db, [userId], 'there')).has(userId)) refuse('PERSON_NOT_FOUND');
}

const listShelvedClassesHandler = handle(listShelvedClasses, async (context, { schoolId }) => {
  const { adminMode } = await proveSchool(context, schoolId, 'member');
  const { userId, adminSchoolIds } = personOf(context);
  const administers = adminSchoolIds.includes(schoolId);
  if (!administers && adminMode !== 'selfManaged') return refuse('CLASS_KEPT_BY_ADMINS');
  const of = administers
    ? { schoolIds: await schoolsBelow(context.db, schoolId) }
    : { classIds: await taughtIn(context, schoolId, userId) };
  const trashSince = daysBefore(context.clock.now(), officeLimits.trashDays);
  const [archived, trashed] = [
    await readClasses(context.db, userId, { of, shelf: 'archive' }),
    await readClasses(context.db, userId, { of, shelf: 'trash', trashSince }),
  ];
  const at = (one: { readonly archivedAt: string | null; readonly deletedAt: string | null }) => one.deletedAt ?? one.archivedAt ?? '';
  return { classes: [...archived, ...trashed].toSorted((one, other) => at(other).localeCompare(at(one))) };
});

/** Every class of a school that somebody teaches, wherever it lies. */
async function taughtIn({ db }: Pick<Context, 'db'>, schoolId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('class_teacher')
    .innerJoin('school_class', 'school_class.id', 'class_teacher.class_id')
    .select('class_id')
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .execute();
  return rows.map((row) => row.class_id);
}

export const schoolHandlers = [
  getOfficeHandler,
  getSchoolHandler,
  getSchoolAdminHandler,
  updateSchoolHandler,
  createChildSchoolHandler,
  deleteChildSchoolHandler,
  setSchoolAdminHandler,
  listShelvedClassesHandler,
];
