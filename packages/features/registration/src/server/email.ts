import { registrationMails, registrationRefusalTexts } from '../texts.ts';
import { confirmed } from '@pausenplatz/kernel-contract';
import { daysAfter } from '@pausenplatz/kernel-format';
import { asSystem, personOf } from '@pausenplatz/kernel-server';
import { accountLimits } from '@pausenplatz/account/contract';
import { cancelEmailChange, changeEmail } from '../contract/index.ts';
import { handle, refuse } from './registration.ts';
import { makeMailToken } from './mail-tokens.ts';
import { boundMails } from './register.ts';
import { profileOf, proveOwnPassword, sendAccountMail, tellProfile } from '@pausenplatz/account/server';

export const changeEmailHandler = handle(changeEmail, async (context, { email, password }) => {
  const user = await profileOf(context);
  await proveOwnPassword(context, user.id, password);
  if (email === user.email?.toLowerCase())
    return refuse('EMAIL_UNCHANGED', { fields: { email: registrationRefusalTexts.EMAIL_UNCHANGED.body } });
  await boundMails(context, email);
  const expiresAt = daysAfter(context.clock.now(), accountLimits.confirmationDays);
  await context.transact(async (work) => {
    const { db } = work;
    // Addresses are unique in all schools together.
    const owner = await asSystem(() => db.selectFrom('user_account').select('first_name').where('email', '=', email).executeTakeFirst());
    await db.updateTable('user_account').set({ pending_email: email }).where('id', '=', user.id).execute();
    const token = await makeMailToken(work, { kind: 'change', userId: user.id, email, expiresAt });
    // Whether an address has an account is told to its owner alone.
    if (owner) await sendAccountMail(work, context, { to: email, mail: registrationMails.changeKnown, firstName: owner.first_name });
    else {
      const link = { path: `/email-bestaetigen/${token}`, values: { days: accountLimits.confirmationDays } };
      await sendAccountMail(work, context, { to: email, mail: registrationMails.change, firstName: user.first_name, ...link });
    }
    if (user.email !== null)
      await sendAccountMail(work, context, {
        to: user.email,
        mail: registrationMails.changeTold,
        firstName: user.first_name,
        values: { email },
      });
    await work.audit({ action: 'email.request', scopeId: null, subject: { kind: 'person', id: user.id } });
    await tellProfile(work, context, user.id);
  });
  return confirmed;
});

export const cancelEmailChangeHandler = handle(cancelEmailChange, async (context) => {
  const { userId } = personOf(context);
  await context.transact(async (work) => {
    await work.db.updateTable('user_account').set({ pending_email: null }).where('id', '=', userId).execute();
    await work.db.deleteFrom('mail_token').where('user_id', '=', userId).where('kind', '=', 'change').execute();
    await tellProfile(work, context, userId);
  });
  return confirmed;
});
