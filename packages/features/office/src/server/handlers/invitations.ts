import { boundInvitation, inviteTeacher, withdrawInvitation as withdraw } from '@pausenplatz/invitations/server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { personOf, type Work } from '@pausenplatz/kernel-server';
import { addMembers, forgetActors, proveSchool, schoolsBelow, setClassTeacher, tellRequests } from '@pausenplatz/schools/server';
import { inviteToSchool, resendInvitation, withdrawInvitation } from '../../contract/index.ts';
import { type Context, handle, refuse } from '../office.ts';
import type { OfficeTables } from '../tables.ts';

const inviteToSchoolHandler = handle(inviteToSchool, async (context, { schoolId, teachers }) => {
  await proveSchool(context, schoolId, 'administer');
  const invitedBy = personOf(context).userId;
  const there = await colleaguesOf(context, schoolId);
  const invitees = teachers.filter(({ email }) => !there.has(email.toLowerCase()));
  for (const { email } of invitees) await boundInvitation(context, { email, schoolId, invitedBy });
  return context.transact(async (work) => {
    const schools = await holdClasses(
      work,
      schoolId,
      teachers.flatMap(({ classIds }) => classIds),
    );
    for (const invitee of invitees) {
      const id = await inviteTeacher(work, context, { ...invitee, schoolId, invitedBy });
      await work.audit({ action: 'teacher.invite', scopeId: schoolId, ...invited(id, invitee) });
    }
    const placed = teachers.flatMap(({ email, classIds }) => {
      const userId = there.get(email.toLowerCase());
      return userId === undefined ? [] : classIds.map((classId) => ({ userId, classId }));
    });
    for (const { userId, classId } of placed) {
      const ofClass = schools.get(classId) ?? schoolId;
      await addMembers(work, ofClass, [userId], 'teacher');
      await setClassTeacher(work, { classId, schoolId: ofClass }, userId, true);
      const subject = { kind: 'person', id: userId } as const;
      await work.audit({
        action: 'teacher.add',
        scopeId: schoolId,
        subject,
        details: { class: classId },
        changes: [{ is: { kind: 'class', id: classId } }],
      });
    }
    await forgetActors(context, work, [...new Set(placed.map(({ userId }) => userId))]);
    await tellRequests(work, schoolId);
    return { invited: invitees.length, placed: teachers.length - invitees.length };
  });
});

/** Whom an invitation is for, as the log keeps it: the address is its owner's once they have come. */
const invited = (id: string, { email, classIds }: { readonly email: string; readonly classIds: readonly string[] }) => ({
  subject: { kind: 'invitation', id },
  about: { kind: 'address', words: email.toLowerCase() } as const,
  changes: classIds.map((classId) => ({ is: { kind: 'class', id: classId } as const })),
});

/** Teachers of the school by their addresses, in lower case. */
async function colleaguesOf({ db }: Pick<Context, 'db'>, schoolId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('school_member')
    .innerJoin('user_account', 'user_account.id', 'school_member.user_id')
    .select(['user_account.id', 'email'])
    .where('school_id', '=', schoolId)
    .where('kind', '=', 'teacher')
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[email.toLowerCase(), id]])));
}

/** All of these are living classes of the school or of those below it, and stay so until the commit; answers whose they are. */
async function holdClasses(work: Work<OfficeTables>, schoolId: string, classIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(classIds)];
  if (wanted.length === 0) return new Map();
  const living = await work.db
    .selectFrom('school_class')
    .select(['id', 'school_id'])
    .where('id', 'in', wanted)
    .where('school_id', 'in', await schoolsBelow(work.db, schoolId))
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (living.length !== wanted.length) refuse('CLASS_NOT_FOUND');
  return new Map(living.map(({ id, school_id }) => [id, school_id]));
}

const resendInvitationHandler = handle(resendInvitation, async (context, { schoolId, id }) => {
  await proveSchool(context, schoolId, 'administer');
  const invitedBy = personOf(context).userId;
  const found = await context.db
    .selectFrom('invitation')
    .select('email')
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  if (!found || found.email === '') return refuse('INVITATION_NOT_FOUND');
  await boundInvitation(context, { email: found.email, schoolId, invitedBy });
  return context.transact(async (work) => {
    const former = await withdraw(work, schoolId, id, context.clock.now());
    if (!former) return refuse('INVITATION_NOT_FOUND');
    const again = await inviteTeacher(work, context, { ...former, schoolId, invitedBy });
    await work.audit({ action: 'teacher.reinvite', scopeId: schoolId, ...invited(again, former) });
    await tellRequests(work, schoolId);
    return confirmed;
  });
});

const withdrawInvitationHandler = handle(withdrawInvitation, async (context, { schoolId, id }) => {
  await proveSchool(context, schoolId, 'administer');
  await context.transact(async (work) => {
    const former = await withdraw(work, schoolId, id, context.clock.now());
    if (!former) return refuse('INVITATION_NOT_FOUND');
    await work.audit({ action: 'teacher.uninvite', scopeId: schoolId, ...invited(id, former) });
    await tellRequests(work, schoolId);
  });
  return confirmed;
});

export const invitationHandlers = [inviteToSchoolHandler, resendInvitationHandler, withdrawInvitationHandler];
