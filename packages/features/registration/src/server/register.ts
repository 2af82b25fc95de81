import { registrationMails } from '../texts.ts';
import { confirmed, type OutputOf } from '@pausenplatz/kernel-contract';
import { daysAfter } from '@pausenplatz/kernel-format';
import { isDuplicate, type CallContext, type RateRule, type Work } from '@pausenplatz/kernel-server';
import { accountLimits } from '@pausenplatz/account/contract';
import { confirmEmail, firstStepsSetting, type FirstStepsState, register, sendConfirmation } from '../contract/index.ts';
import { handle, refuse } from './registration.ts';
import {
  hashPassword,
  insertAdult,
  keepSetting,
  moveNewsletter,
  profileOf,
  refuseCommon,
  refuseTooMany,
  sendAccountMail,
  tellProfile,
} from '@pausenplatz/account/server';
import { makeMailToken, takeMailToken } from './mail-tokens.ts';
import type { RegistrationTables, WaitingRegistration } from './tables.ts';

type Context = CallContext<RegistrationTables>;

/** Mails to one address, and from one place: a school's first afternoon fits in, a flood does not. */
const perEmail: RateRule = { name: 'mail-to', points: 5, perSeconds: 3_600 };
const perAddress: RateRule = { name: 'mail-from', points: 200, perSeconds: 3_600 };

export async function boundMails(context: Context, to: string): Promise<void> {
  const seconds = Math.max(await context.rateLimiter.take(perEmail, to), await context.rateLimiter.take(perAddress, context.request.ip));
  refuseTooMany(seconds);
}

export const registerHandler = handle(
  register,
  async (context, { role, firstName, lastName, email, password }) => {
    refuseCommon(password, email);
    await boundMails(context, email);
    // The work is the same for known and unknown addresses, down to the rows: neither answer nor time tells which they are (T11).
    const registration: WaitingRegistration = { role, firstName, lastName, passwordHash: await hashPassword(password) };
    const expiresAt = daysAfter(context.clock.now(), accountLimits.confirmationDays);
    await context.transact(async (work) => {
      const known = await work.db.selectFrom('user_account').select('first_name').where('email', '=', email).executeTakeFirst();
      const token = await makeMailToken(work, { kind: 'register', userId: null, email, registration, expiresAt });
      if (known)
        await sendAccountMail(work, context, {
          to: email,
          mail: registrationMails.registerKnown,
          firstName: known.first_name,
          path: '/login',
        });
      else await sendAccountMail(work, context, { to: email, mail: registrationMails.register, firstName, ...confirmLink(token) });
    });
    return confirmed;
  },
  { asSystem: true },
);

const confirmLink = (token: string) => ({
  path: `/email-bestaetigen/${token}`,
  values: { days: accountLimits.confirmationDays },
});

export const confirmEmailHandler = handle(
  confirmEmail,
  async (context, { id }) => {
    const now = context.clock.now();
    return context.transact(async (work) => {
      const token = await takeMailToken(work, id, ['register', 'confirm', 'change'], now);
      if (!token) return refuse('MAIL_LINK_ENDED');
      if (token.kind === 'register') return createRegistered(work, context, token);
      const userId = token.user_id ?? '';
      const user = await work.db
        .updateTable('user_account')
        .set({ email: token.email, email_confirmed_at: now, pending_email: null })
        .where('id', '=', userId)
        // The address may have been changed again, or given up, since the mail left.
        .where(token.kind === 'confirm' ? 'email' : 'pending_email', '=', token.email)
        .returning('user_name')
        .executeTakeFirst()
        .catch((error: unknown) => (isDuplicate(error, 'user_account_email') ? refuse('EMAIL_TAKEN') : Promise.reject(error)));
      if (!user) return refuse('MAIL_LINK_ENDED');
      if (token.kind === 'change') await moveNewsletter(work, context, userId);
      await work.audit({ action: 'email.confirm', scopeId: null, subject: { kind: 'person', id: userId } });
      await tellProfile(work, context, userId);
      return {
        kind: token.kind === 'confirm' ? ('confirmed' as const) : ('changed' as const),
        userName: user.user_name,
        isNewTeacher: false,
      };
    });
  },
  { asSystem: true },
);

const firstStepsBegun = { ...firstStepsSetting, value: 'begun' satisfies FirstStepsState, type: 'string' } as const;

async function createRegistered(
  work: Work<RegistrationTables>,
  context: Context,
  token: { readonly email: string; readonly payload: WaitingRegistration | null },
): Promise<OutputOf<typeof confirmEmail>> {
  const waiting = token.payload;
  const taken = await work.db.selectFrom('user_account').select('id').where('email', '=', token.email).executeTakeFirst();
  if (!waiting || taken) return refuse('MAIL_LINK_ENDED');
  const { firstName, lastName, role, passwordHash } = waiting;
  const person = { firstName, lastName, roles: [role], email: token.email, passwordHash };
  const { id, userName } = await insertAdult(work, context, person);
  const isNewTeacher = role === 'Teacher';
  // Who was invited or imported comes into a school that is there already, and is led nowhere.
  if (isNewTeacher) await keepSetting(work, id, firstStepsBegun, context.clock.now());
  return { kind: 'registered', userName, isNewTeacher };
}

export const sendConfirmationHandler = handle(sendConfirmation, async (context) => {
  const user = await profileOf(context);
  const unconfirmed = user.email !== null && user.email_confirmed_at === null ? user.email : null;
  const email = user.pending_email ?? unconfirmed;
  if (email === null) return refuse('NOTHING_TO_CONFIRM');
  await boundMails(context, email);
  const kind = user.pending_email === null ? 'confirm' : 'change';
  const expiresAt = daysAfter(context.clock.now(), accountLimits.confirmationDays);
  await context.transact(async (work) => {
    const token = await makeMailToken(work, { kind, userId: user.id, email, expiresAt });
    await sendAccountMail(work, context, { to: email, mail: registrationMails[kind], firstName: user.first_name, ...confirmLink(token) });
  });
  return { email };
});
