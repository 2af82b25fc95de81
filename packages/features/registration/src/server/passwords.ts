import { registrationMails } from '../texts.ts';
import { confirmed } from '@pausenplatz/kernel-contract';
import { type JobDefinition, newId, openKept, sealText, type Services, transactAs } from '@pausenplatz/kernel-server';
import { accountLimits } from '@pausenplatz/account/contract';
import { forgottenPassword, resetPassword } from '../contract/index.ts';
import { handle, refuse } from './registration.ts';
import { changePassword, refuseCommon, sendAccountMail } from '@pausenplatz/account/server';
import { makeMailToken, takeMailToken } from './mail-tokens.ts';
import type { RegistrationTables } from './tables.ts';
import { boundMails } from './register.ts';

export const forgottenPasswordHandler = handle(
  forgottenPassword,
  async (context, { UserName }) => {
    const name = UserName.toLowerCase();
    await boundMails(context, name);
    // Whether such an account exists is looked up later, so that neither the answer nor its time tells (T11).
    // What was typed may be an address, and the queue keeps what it did for a while.
    const id = newId();
    await context.jobs.enqueue(context.db, resetMailJob.name, { id, sealed: sealText(context, 'reset-mail', id, name) });
    return confirmed;
  },
  { asSystem: true },
);

/** Looks up who forgot a password and sends the link; accounts without a confirmed address get none. */
export const resetMailJob: JobDefinition = {
  name: 'account-reset-mail',
  pollSeconds: 0.5,
  run: async (services: Services, { id, sealed }: { readonly id: string; readonly sealed: string }) => {
    const name = openKept(services, 'reset-mail', id, sealed) ?? '';
    await transactAs<RegistrationTables>(services)(async (work) => {
      const user = await work.db
        .selectFrom('user_account')
        .select(['id', 'email', 'first_name'])
        .where((where) =>
          where.or([where(where.fn<string>('lower', ['user_name']), '=', name), where(where.fn<string>('lower', ['email']), '=', name)]),
        )
        .where('email_confirmed_at', 'is not', null)
        .where('deleted_at', 'is', null)
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
      if (!user?.email) return;
      const expiresAt = new Date(services.clock.now().getTime() + accountLimits.resetMinutes * 60_000);
      const token = await makeMailToken(work, { kind: 'reset', userId: user.id, email: user.email, expiresAt });
      await sendAccountMail(work, services, {
        to: user.email,
        mail: registrationMails.reset,
        firstName: user.first_name,
        path: `/passwort-zuruecksetzen/${token}`,
        values: { minutes: accountLimits.resetMinutes },
      });
    });
  },
};

export const resetPasswordHandler = handle(
  resetPassword,
  async (context, { id, password }) => {
    const now = context.clock.now();
    const found = await context.db.transaction().execute(async (db) => {
      const token = await takeMailToken({ db }, id, ['reset'], now);
      if (!token) return refuse('MAIL_LINK_ENDED');
      const user = await db
        .selectFrom('user_account')
        .select(['id', 'user_name', 'password_hash', 'initial_password_sealed'])
        .where('id', '=', token.user_id)
        // The operator's link may be for an account without an address.
        .where((where) => where(where.fn.coalesce('email', where.val('')), '=', token.email))
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!user) return refuse('MAIL_LINK_ENDED');
      // A refusal takes the transaction back, and with it the use of the link: nobody loses it to a password that is too common.
      refuseCommon(password, user.user_name);
      return user;
    });
    await changePassword(context, { userId: found.id, password, proven: found, overtaken: () => refuse('MAIL_LINK_ENDED') });
    return { userName: found.user_name };
  },
  { asSystem: true },
);
