import { type CallContext, ownAddressInLog, personOf, type Work } from '@pausenplatz/kernel-server';
import { addMembers, schoolsBelow, setClassTeacher, tellRequests } from '@pausenplatz/schools/server';
import { acceptInvitation, lookAtInvitation } from '../contract/index.ts';
import { invitedAs } from '../texts.log.ts';
import { handle, refuse } from './invitations.ts';
import { hashPassword, hashToken, insertAdult, refuseCommon, tellProfile } from '@pausenplatz/account/server';
import type { InvitationsTables } from './tables.ts';

type Context = CallContext<InvitationsTables>;

function openInvitation(db: Context['db'], secret: string, now: Date) {
  return db
    .selectFrom('invitation')
    .innerJoin('school', 'school.id', 'invitation.school_id')
    .leftJoin('user_account', 'user_account.id', 'invitation.invited_by')
    .select([
      'invitation.id',
      'invitation.class_ids as classIds',
      'invitation.kind',
      'invitation.email',
      'invitation.school_id as schoolId',
    ])
    .select(['invitation.first_name as firstName', 'invitation.last_name as lastName', 'school.name as school', 'school.place'])
    .select(['user_account.first_name as inviterFirst', 'user_account.last_name as inviterLast'])
    .where('token_hash', '=', hashToken(secret))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export const lookAtInvitationHandler = handle(
  lookAtInvitation,
  async ({ db, clock }, { id }) => {
    const found = await openInvitation(db, id, clock.now());
    if (!found) return refuse('INVITATION_ENDED');
    const owner = await db.selectFrom('user_account').select('id').where('email', '=', found.email).executeTakeFirst();
    const { school, place, kind, email, firstName, lastName, inviterFirst, inviterLast } = found;
    const inviter = inviterFirst === null ? null : `${inviterFirst} ${inviterLast ?? ''}`.trim();
    return { school, place, kind, email, firstName, lastName, inviter, hasAccount: owner !== undefined };
  },
  { asSystem: true },
);

export const acceptInvitationHandler = handle(
  acceptInvitation,
  async (context, { id, person }) => {
    const found = await openInvitation(context.db, id, context.clock.now());
    if (!found) return refuse('INVITATION_ENDED');
    if (!person) return acceptAs(context, found, personOf(context).userId);
    refuseCommon(person.password, found.email, 'person.password');
    const passwordHash = await hashPassword(person.password);
    return context.transact(async (work) => {
      await take(work, context, found.id);
      const owner = await work.db.selectFrom('user_account').select('id').where('email', '=', found.email).executeTakeFirst();
      if (owner) return refuse('INVITATION_SIGN_IN');
      const { firstName, lastName } = person;
      const roles = [found.kind === 'admin' ? ('SchoolAdmin' as const) : ('Teacher' as const)];
      const account = await insertAdult(work, context, { firstName, lastName, roles, email: found.email, passwordHash });
      await join(work, context, found, account.id);
      return { userName: account.userName, isNew: true };
    });
  },
  { asSystem: true },
);

interface Found {
  readonly id: string;
  readonly kind: 'teacher' | 'admin';
  readonly schoolId: string;
  readonly email: string;
  readonly classIds: readonly string[];
}

/** The invited address must be the account's own, or its owner must have none yet: a forwarded link lets nobody else in. */
async function acceptAs(context: Context, found: Found, userId: string) {
  return context.transact(async (work) => {
    const user = await work.db
      .selectFrom('user_account')
      .select(['user_name', 'email', 'roles'])
      .where('id', '=', userId)
      // Two invitations taken at once add a role each.
      .forUpdate()
      .executeTakeFirstOrThrow();
    const owner = await work.db.selectFrom('user_account').select('id').where('email', '=', found.email).executeTakeFirst();
    if ((owner && owner.id !== userId) || user.roles.includes('Pupil')) return refuse('INVITATION_OTHER_ACCOUNT');
    await take(work, context, found.id);
    const role = found.kind === 'admin' ? ('SchoolAdmin' as const) : ('Teacher' as const);
    const roles = [...new Set([...user.roles.filter((one) => one !== 'Private'), role])];
    await work.db.updateTable('user_account').set({ roles }).where('id', '=', userId).execute();
    await join(work, context, found, userId);
    return { userName: user.user_name, isNew: false };
  });
}

/** Uses the invitation up; a twin request waits here and then finds it used. */
async function take(work: Work<InvitationsTables>, context: Context, id: string): Promise<void> {
  const taken = await work.db
    .updateTable('invitation')
    .set({ accepted_at: context.clock.now() })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!taken) refuse('INVITATION_ENDED');
}

async function join(work: Work<InvitationsTables>, context: Context, found: Found, userId: string): Promise<void> {
  await work.db.updateTable('invitation').set({ accepted_by: userId }).where('id', '=', found.id).execute();
  await addMembers(work, found.schoolId, [userId], found.kind);
  await leadIntoClasses(work, found, userId);
  await ownAddressInLog(work.db, found.email, userId);
  await work.audit({
    action: 'invitation.accept',
    scopeId: found.schoolId,
    subject: { kind: 'person', id: userId },
    changes: [{ is: invitedAs[found.kind] }],
  });
  await tellRequests(work, found.schoolId);
  await tellProfile(work, context, userId);
}

/** Those of the classes that are still there. */
async function leadIntoClasses(work: Work<InvitationsTables>, { kind, schoolId, classIds }: Found, userId: string): Promise<void> {
  if (kind !== 'teacher' || classIds.length === 0) return;
  const living = await work.db
    .selectFrom('school_class')
    .select(['id', 'school_id'])
    .where('id', 'in', classIds)
    .where('school_id', 'in', await schoolsBelow(work.db, schoolId))
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id: classId, school_id } of living) {
    // A class of a school below has teachers of that school.
    await addMembers(work, school_id, [userId], 'teacher');
    await setClassTeacher(work, { classId, schoolId: school_id }, userId, true);
  }
}
