import {
  endForeignWays,
  changePeople,
  createAccounts,
  dropTakenNumbers,
  isNumberTaken,
  renewInitialPasswords,
  restoreAccounts,
  takenEmails,
  trashAccounts,
} from '@pausenplatz/account/server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { isDuplicate, type Work } from '@pausenplatz/kernel-server';
import {
  addPupils,
  archivePupils,
  type ClassScope,
  forgetActors,
  isInTrash,
  lockPupils,
  lockSchool,
  proveClass,
  removePupils,
  renumberPupil,
} from '@pausenplatz/schools/server';
import {
  addClassPupils,
  moveClassPupils,
  removeClassPupils,
  renewPasswords,
  restoreClassPupils,
  updatePupil,
} from '../../contract/index.ts';
import { changeTexts } from '../../texts.entries.ts';
import { officeTexts } from '../../texts.ts';
import type { OfficeTables } from '../tables.ts';
import { type Context, handle, refuse } from '../office.ts';
import { holdChosen, proveOnlyHere, provePupils, proveReturners } from '../pupil-scope.ts';

const addClassPupilsHandler = handle(addClassPupils, async (context, { classId, pupils }) => {
  const scope = await proveClass(context, classId, 'roster');
  await refuseEmails(
    context,
    pupils.map(({ email }) => email),
  );
  return context.transact(async (work) => {
    const people = pupils.map(({ firstName, lastName, email, birthYear }) => ({
      firstName,
      lastName,
      email,
      birthYear,
      externalId: null,
      roles: ['Pupil'] as const,
    }));
    const made = await createAccounts(work, context, people);
    await addPupils(
      work,
      scope,
      made.map(({ id }, index) => ({ userId: id, number: pupils[index]?.number ?? null })),
    );
    await work.audit({
      action: 'pupil.add',
      scopeId: scope.schoolId,
      subject: { kind: 'class', id: classId },
      details: { count: made.length },
      changes: made.map(({ id }) => ({ is: { kind: 'person', id } })),
    });
    return { pupils: made };
  });
});

/** Each address has to be free; the first that is not is named at its field. */
async function refuseEmails(
  context: Context,
  given: readonly (string | null)[],
  fieldOf = (index: number) => `pupils.${index}.email`,
): Promise<void> {
  const taken = await takenEmails(
    context.db,
    given.filter((email) => email !== null),
  );
  const double = given.findIndex((email, index) => email !== null && (taken.has(email) || given.indexOf(email) !== index));
  if (double >= 0) refuse('EMAIL_TAKEN', { fields: { [fieldOf(double)]: officeTexts.fields.emailTaken } });
}

const updatePupilHandler = handle(updatePupil, async (context, change) => {
  const scope = await proveClass(context, change.classId, 'roster');
  await provePupils(context, scope, [change.id]);
  try {
    await context.transact(async (work) => {
      await holdChosen(work, scope, [change.id]);
      const before = await kept(work, change.classId, change.id);
      if (change.field === 'number') {
        await refuseTakenNumber({ db: work.db }, change);
        await renumberPupil(work, change.classId, change.id, change.value);
      } else {
        if (change.field === 'externalId' && change.value !== null) {
          await lockSchool(work, scope.schoolId);
          if (await isNumberTaken(work, scope.schoolId, change.value, change.id))
            refuse('EXTERNAL_ID_TAKEN', { fields: { value: officeTexts.refusals.EXTERNAL_ID_TAKEN.body } });
        }
        await changePeople(work, context, [{ userId: change.id, [change.field]: change.value }]);
      }
      await work.audit({
        action: 'pupil.change',
        scopeId: scope.schoolId,
        subject: { kind: 'person', id: change.id },
        details: { field: change.field },
        changes: [{ label: changeTexts.fields[change.field], was: said(before?.[change.field]), is: said(change.value) }],
      });
    });
  } catch (error) {
    if (isDuplicate(error, 'user_account_email')) return refuse('EMAIL_TAKEN', { fields: { value: officeTexts.fields.emailTaken } });
    throw error;
  }
  return confirmed;
});

/** What the school keeps about a pupil of a class, by the names of the contract. */
const kept = (work: Work<OfficeTables>, classId: string, userId: string) =>
  work.db
    .selectFrom('user_account')
    .innerJoin('class_pupil', 'class_pupil.user_id', 'user_account.id')
    .select(['first_name as firstName', 'last_name as lastName', 'birth_year as birthYear', 'external_id as externalId', 'email', 'number'])
    .where('user_account.id', '=', userId)
    .where('class_id', '=', classId)
    .executeTakeFirst();

const said = (value: string | number | null | undefined): string | null => (value === null || value === undefined ? null : String(value));

async function refuseTakenNumber(
  { db }: Pick<Context, 'db'>,
  { classId, id, value }: { readonly classId: string; readonly id: string; readonly value: number },
): Promise<void> {
  const rows = await db
    .selectFrom('class_pupil')
    .select(['user_id', 'number', isInTrash.as('isInTrash')])
    .where('class_id', '=', classId)
    .forUpdate()
    .execute();
  if (rows.some((row) => row.number === value && row.user_id !== id && !row.isInTrash)) refuse('NUMBER_TAKEN');
}

const moveClassPupilsHandler = handle(moveClassPupils, async (context, { classId, userIds, toClassId }) => {
  if (classId === toClassId) refuse('SAME_CLASS');
  const from = await proveClass(context, classId, 'roster');
  const to = await proveTarget(context, from, toClassId);
  await provePupils(context, from, userIds);
  await context.transact(async (work) => {
    // Of two moves at once the second finds nobody to move, and gives nobody a second place.
    await lockPupils(work, userIds);
    await holdChosen(work, from, userIds);
    await removePupils(work, from, userIds);
    await addPupils(
      work,
      to,
      userIds.map((userId) => ({ userId, number: null })),
    );
    if (to.schoolId !== from.schoolId) {
      await dropTakenNumbers(work, to.schoolId, userIds);
      await endForeignWays(work, context, userIds);
    }
    await forgetActors(context, work, userIds);
    for (const userId of userIds)
      await work.audit({
        action: 'pupil.move',
        scopeId: from.schoolId,
        subject: { kind: 'person', id: userId },
        details: { from: classId, to: toClassId },
        changes: [{ was: { kind: 'class', id: classId }, is: { kind: 'class', id: toClassId } }],
      });
  });
  return confirmed;
});

/** A teacher hands pupils over to any class of the same school; into another school only who administers it. */
async function proveTarget(
  context: Context,
  from: ClassScope,
  toClassId: string,
): Promise<{ readonly classId: string; readonly schoolId: string }> {
  const sibling = await context.db
    .selectFrom('school_class')
    .select(['id as classId', 'school_id as schoolId'])
    .where('id', '=', toClassId)
    .where('school_id', '=', from.schoolId)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (sibling) return sibling;
  return proveClass(context, toClassId, 'roster');
}

const removeClassPupilsHandler = handle(removeClassPupils, async (context, { classId, userIds, how }) => {
  const scope = await proveClass(context, classId, 'roster');
  await provePupils(context, scope, userIds);
  await context.transact(async (work) => {
    await holdChosen(work, scope, userIds);
    if (how === 'trash') await proveOnlyHere(work, scope, userIds);
    // In the trash the place in the class is kept, so that everything is as before when somebody comes back.
    if (how === 'trash') await trashAccounts(work, context, userIds);
    else await archivePupils(work, scope, userIds, context.clock.now());
    await forgetActors(context, work, userIds);
    const action = how === 'trash' ? 'pupil.trash' : 'pupil.archive';
    for (const userId of userIds)
      await work.audit({
        action,
        scopeId: scope.schoolId,
        subject: { kind: 'person', id: userId },
        details: { class: classId },
        changes: [{ was: { kind: 'class', id: classId } }],
      });
  });
  return confirmed;
});

const restoreClassPupilsHandler = handle(restoreClassPupils, async (context, { classId, userIds }) => {
  const scope = await proveClass(context, classId, 'roster');
  await context.transact(async (work) => {
    await lockPupils(work, userIds);
    const oldPlaces = await proveReturners({ ...context, db: work.db }, scope, userIds);
    await restoreAccounts(work, context, userIds);
    for (const place of oldPlaces) await removePupils(work, place, [place.userId]);
    await addPupils(
      work,
      scope,
      userIds.map((userId) => ({ userId, number: null })),
    );
    await forgetActors(context, work, userIds);
    for (const userId of userIds)
      await work.audit({
        action: 'pupil.restore',
        scopeId: scope.schoolId,
        subject: { kind: 'person', id: userId },
        details: { class: classId },
        changes: [{ is: { kind: 'class', id: classId } }],
      });
  });
  return confirmed;
});

const renewPasswordsHandler = handle(renewPasswords, async (context, { classId, userIds }) => {
  const scope = await proveClass(context, classId, 'credentials');
  await provePupils(context, scope, userIds);
  await context.transact(async (work) => {
    await holdChosen(work, scope, userIds);
    await renewInitialPasswords(work, context, userIds);
    for (const userId of userIds)
      await work.audit({ action: 'password.renew', scopeId: scope.schoolId, subject: { kind: 'person', id: userId } });
  });
  return confirmed;
});

export const pupilHandlers = [
  addClassPupilsHandler,
  updatePupilHandler,
  moveClassPupilsHandler,
  removeClassPupilsHandler,
  restoreClassPupilsHandler,
  renewPasswordsHandler,
];
