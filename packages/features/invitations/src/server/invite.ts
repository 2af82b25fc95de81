import type { Kysely } from 'kysely';
import { atSchool, toSchool } from '@pausenplatz/schools/rules';
import { invitationMails } from '../texts.ts';
import { daysAfter } from '@pausenplatz/kernel-format';
import { newId, newSecret, type RateRule, type Services, type Work } from '@pausenplatz/kernel-server';
import { accountLimits } from '@pausenplatz/account/contract';
import { lockSchool } from '@pausenplatz/schools/server';
import { refuse } from './invitations.ts';
import { type AccountServices, hashToken, refuseTooMany, sendAccountMail } from '@pausenplatz/account/server';
import type { InvitationsTables } from './tables.ts';

/** Whom a school invites; names may be empty, the invited person completes them. */
interface NewInvitation {
  readonly email: string;
  readonly schoolId: string;
  readonly kind?: 'teacher' | 'admin';
  readonly firstName?: string;
  readonly lastName?: string;
  readonly invitedBy: string;
  /** Classes of the school that they teach from the first day; whoever calls has proven that they are. */
  readonly classIds?: readonly string[];
}

/** Invitations that one person and one school send, and that one mailbox gets from all schools together. */
const perPerson: RateRule = { name: 'invitation-person', points: 120, perSeconds: 86_400 };
const perSchool: RateRule = { name: 'invitation-school', points: 200, perSeconds: 86_400 };
const perRecipient: RateRule = { name: 'invitation-recipient', points: 3, perSeconds: 86_400 };

/** Takes the points of an invitation, before anything is written; refuses where somebody has had enough. */
export async function boundInvitation(
  { rateLimiter }: Pick<Services, 'rateLimiter'>,
  { email, schoolId, invitedBy }: Pick<NewInvitation, 'email' | 'schoolId' | 'invitedBy'>,
): Promise<void> {
  refuseTooMany(await rateLimiter.take(perPerson, invitedBy));
  refuseTooMany(await rateLimiter.take(perSchool, schoolId));
  refuseTooMany(await rateLimiter.take(perRecipient, email.toLowerCase()));
}

/** A school that nobody confirmed writes to a handful of strangers at most (decisions 2.16), also when it asks for many at once. */
async function refuseUnknownSchool(work: Work<InvitationsTables>, schoolId: string): Promise<void> {
  await lockSchool(work, schoolId);
  const { confirmed_at } = await work.db.selectFrom('school').select('confirmed_at').where('id', '=', schoolId).executeTakeFirstOrThrow();
  if (confirmed_at !== null) return;
  const { sent } = await work.db
    .selectFrom('invitation')
    .select((select) => select.fn.countAll<string>().as('sent'))
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow();
  const maximum = accountLimits.invitationsBeforeConfirmation;
  if (Number(sent) >= maximum) refuse('INVITATIONS_USED_UP', { details: { maximum } });
}

/**
 * Invites a teacher (or an admin) into a school by mail; an earlier open invitation of the same address to the same school ends.
 * Answers the invitation's id. Whoever calls has proven the right to the school.
 */
export async function inviteTeacher(work: Work<InvitationsTables>, services: AccountServices, invitation: NewInvitation): Promise<string> {
  const { db } = work;
  const { schoolId, kind = 'teacher', firstName = '', lastName = '', invitedBy, classIds = [] } = invitation;
  const email = invitation.email.toLowerCase();
  await refuseUnknownSchool(work, schoolId);
  await db.deleteFrom('invitation').where('school_id', '=', schoolId).where('email', '=', email).where('accepted_at', 'is', null).execute();
  const [id, token, now] = [newId(), newSecret(), services.clock.now()];
  const expiresAt = daysAfter(now, accountLimits.invitationDays);
  const person = {
    first_name: firstName,
    last_name: lastName,
    email,
    school_id: schoolId,
    kind,
    invited_by: invitedBy,
    class_ids: [...classIds],
  };
  await db
    .insertInto('invitation')
    .values({ id, token_hash: hashToken(token), ...person, expires_at: expiresAt, accepted_at: null, accepted_by: null, created_at: now })
    .execute();
  const { name } = await db.selectFrom('school').select('name').where('id', '=', schoolId).executeTakeFirstOrThrow();
  const inviter = await db.selectFrom('user_account').select(['first_name', 'last_name']).where('id', '=', invitedBy).executeTakeFirst();
  await sendAccountMail(work, services, {
    to: email,
    mail: invitationMails.invitation,
    firstName,
    path: `/einladung-bestaetigen/${token}`,
    values: {
      toSchool: toSchool(name),
      atSchool: atSchool(name),
      inviter: `${inviter?.first_name ?? ''} ${inviter?.last_name ?? ''}`.trim(),
      days: accountLimits.invitationDays,
    },
  });
  return id;
}

/** Invitations of a school that nobody has taken, newest first; ended ones as long as they know whom they were for. */
export async function openInvitations(db: Kysely<InvitationsTables>, schoolId: string, now: Date) {
  const rows = await db
    .selectFrom('invitation')
    .select(['id', 'email', 'kind', 'first_name as firstName', 'last_name as lastName', 'class_ids as classIds', 'created_at as at'])
    .select('expires_at as until')
    .where('school_id', '=', schoolId)
    .where('accepted_at', 'is', null)
    .where('email', '!=', '')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({ ...row, hasEnded: row.until <= now }));
}

const mostShown = 200;

/**
 * Ends an invitation and forgets whom it was for; answers who that was, null where somebody has taken it. That it was sent stays, since
 * it counts for schools that nobody has confirmed.
 */
export async function withdrawInvitation(work: Work<InvitationsTables>, schoolId: string, id: string, now: Date) {
  const found = await work.db
    .selectFrom('invitation')
    .select(['email', 'kind', 'first_name as firstName', 'last_name as lastName', 'class_ids as classIds'])
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .where('accepted_at', 'is', null)
    .where('email', '!=', '')
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  await work.db.updateTable('invitation').set({ email: '', first_name: '', last_name: '', expires_at: now }).where('id', '=', id).execute();
  return found;
}
