import {
  endForeignWays,
  dropTakenNumbers,
  endWaysOfSchool,
  renewInitialPasswords,
  restoreAccounts,
  trashAccounts,
} from '@pausenplatz/account/server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { type AuditChange, kernelWork, servicesOf, type Work } from '@pausenplatz/kernel-server';
import {
  addPupils,
  forgetActors,
  leaveFamily,
  leftSchoolStep,
  lockPupils,
  proveClass,
  proveSchool,
  removePupils,
  schoolsBelow,
  tellClass,
} from '@pausenplatz/schools/server';
import { fetchPeople, placePeople, renewPeople, sendPeopleAway } from '../../contract/index.ts';
import { type Context, handle, refuse } from '../office.ts';
import { livingPlaces, provePeople } from '../people-scope.ts';
import { proveOnlyHere } from '../pupil-scope.ts';
import type { OfficeTables } from '../tables.ts';

const placePeopleHandler = handle(placePeople, async (context, { schoolId, userIds, classId }) => {
  await proveSchool(context, schoolId, 'administer');
  const schoolIds = await schoolsBelow(context.db, schoolId);
  const target = await proveClass(context, classId, 'roster');
  await context.transact(async (work) => {
    await lockPupils(work, userIds);
    const inside: Context = { ...context, db: work.db };
    await provePeople(inside, { schoolIds, userIds, where: 'anywhere' });
    const places = (await livingPlaces(work, userIds)).filter((place) => place.classId !== classId);
    for (const id of new Set(places.map((place) => place.classId))) await proveClass(inside, id, 'roster');
    await restoreAccounts(work, context, userIds);
    for (const place of places) await removePupils(work, place, [place.userId]);
    await addPupils(
      work,
      target,
      userIds.map((userId) => ({ userId, number: null })),
    );
    const strangers = places.filter((place) => place.schoolId !== target.schoolId).map(({ userId }) => userId);
    if (strangers.length > 0) {
      await dropTakenNumbers(work, target.schoolId, strangers);
      await endForeignWays(work, context, strangers);
    }
    await forgetActors(context, work, userIds);
    for (const userId of userIds) {
      const from = places.find((place) => place.userId === userId)?.classId;
      await note(work, from === undefined ? 'pupil.restore' : 'pupil.move', target.schoolId, userId, {
        ...(from !== undefined && { from }),
        to: classId,
      });
    }
  });
  return confirmed;
});

const sendPeopleAwayHandler = handle(sendPeopleAway, async (context, { schoolId, userIds, how }) => {
  await proveSchool(context, schoolId, 'administer');
  const schoolIds = await schoolsBelow(context.db, schoolId);
  await context.transact(async (work) => {
    await lockPupils(work, userIds);
    await provePeople({ ...context, db: work.db }, { schoolIds, userIds, where: 'there' });
    const places = await livingPlaces(work, userIds);
    if (how === 'trash') {
      await proveOnlyHere(work, { schoolId }, userIds);
      await trashAccounts(work, context, userIds);
    } else await letGo(work, context, schoolId, userIds);
    for (const id of new Set(places.map(({ classId }) => classId))) await tellClass(work, id);
    await forgetActors(context, work, userIds);
    for (const userId of userIds) {
      const classId = places.find((place) => place.userId === userId)?.classId;
      await note(work, how === 'trash' ? 'pupil.trash' : 'pupil.leave', schoolId, userId, classId === undefined ? {} : { class: classId });
    }
  });
  return confirmed;
});

/** They leave the school and all that hangs together with it; what it gave them opens their accounts no more. */
async function letGo(work: Work<OfficeTables>, context: Context, schoolId: string, userIds: readonly string[]): Promise<void> {
  await leaveFamily(work, schoolId, userIds);
  await endWaysOfSchool(work, context, userIds);
  const services = servicesOf(context);
  for (const { step } of services.steps.given(leftSchoolStep)) await step(services, kernelWork(work), schoolId, userIds);
}

const fetchPeopleHandler = handle(fetchPeople, async (context, { schoolId, userIds }) => {
  await proveSchool(context, schoolId, 'administer');
  const schoolIds = await schoolsBelow(context.db, schoolId);
  await context.transact(async (work) => {
    await lockPupils(work, userIds);
    await provePeople({ ...context, db: work.db }, { schoolIds, userIds, where: 'trash' });
    await restoreAccounts(work, context, userIds);
    for (const id of new Set((await livingPlaces(work, userIds)).map(({ classId }) => classId))) await tellClass(work, id);
    await forgetActors(context, work, userIds);
    for (const userId of userIds) await note(work, 'pupil.restore', schoolId, userId);
  });
  return confirmed;
});

const renewPeopleHandler = handle(renewPeople, async (context, { schoolId, userIds }) => {
  await proveSchool(context, schoolId, 'administer');
  const schoolIds = await schoolsBelow(context.db, schoolId);
  await context.transact(async (work) => {
    await lockPupils(work, userIds);
    await provePeople({ ...context, db: work.db }, { schoolIds, userIds, where: 'there' });
    // What opens an account is handed out where somebody knows the child: in a living class (decision 0070).
    const placed = new Set((await livingPlaces(work, userIds)).filter((one) => schoolIds.includes(one.schoolId)).map((one) => one.userId));
    if (userIds.some((id) => !placed.has(id))) refuse('PERSON_NOT_FOUND');
    await renewInitialPasswords(work, context, userIds);
    for (const userId of userIds) await note(work, 'password.renew', schoolId, userId);
  });
  return confirmed;
});

const note = (work: Work<OfficeTables>, action: string, scopeId: string, id: string, details: Record<string, string> = {}) =>
  work.audit({ action, scopeId, subject: { kind: 'person', id }, details, changes: changesOf(details) });

const changesOf = ({ from, to, class: left }: Record<string, string>): readonly AuditChange[] => {
  const named = (id: string | undefined) => (id === undefined ? null : ({ kind: 'class', id } as const));
  const change = { was: named(from ?? left), is: named(to) };
  return change.was === null && change.is === null ? [] : [change];
};

export const manyPeopleHandlers = [placePeopleHandler, sendPeopleAwayHandler, fetchPeopleHandler, renewPeopleHandler];
