import { accountMails } from '../../texts.mails.ts';
import { brand, confirmed } from '@pausenplatz/kernel-contract';
import { type CallContext, openKept, personOf, sealText, type Work } from '@pausenplatz/kernel-server';
import { membershipsOf } from '@pausenplatz/schools/server';
import { beginSecondFactor, confirmSecondFactor, disableSecondFactor, renewRecoveryCodes } from '../../contract/index.ts';
import { accountTexts } from '../../texts.ts';
import { handle, refuse } from '../account.ts';
import { profileOf, tellProfile } from '../own.ts';
import { hasSecondFactor, isSecondFactorRequired } from '../queries/second-factor.ts';
import { sendAccountMail } from '../send-account-mail.ts';
import { proveOwnPassword } from '../sign-in/login.ts';
import type { AccountTables } from '../tables.ts';
import { freshRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** Pupils' accounts open by password or QR card; some adults may be pupils of a course, and stay adults. */
function adultOf(context: CallContext<AccountTables>) {
  const person = personOf(context);
  return person.roles.every((role) => role === 'Pupil') ? refuse('SECOND_FACTOR_ADULTS') : person;
}

export const beginSecondFactorHandler = handle(beginSecondFactor, async (context, { password }) => {
  const { userId } = adultOf(context);
  await proveOwnPassword(context, userId, password);
  if (await hasSecondFactor(context.db, userId)) return refuse('SECOND_FACTOR_ON');
  const { user_name } = await profileOf(context);
  const secret = newTotpSecret();
  const fresh = { secret_sealed: sealText(context, 'second-factor', userId, secret), confirmed_at: null, last_step: '0' };
  const begun = await context.db
    .insertInto('second_factor')
    .values({ user_id: userId, ...fresh })
    // One that was switched on in another window meanwhile stays on.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh).where('second_factor.confirmed_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst();
  if (!begun) return refuse('SECOND_FACTOR_ON');
  return { secret, uri: totpUri(secret, brand.name, user_name) };
});

export const confirmSecondFactorHandler = handle(confirmSecondFactor, async (context, { code }) => {
  const { userId } = adultOf(context);
  const user = await profileOf(context);
  return context.transact(async (work) => {
    const row = await work.db.selectFrom('second_factor').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
    if (!row) return refuse('SECOND_FACTOR_OFF');
    if (row.confirmed_at) return refuse('SECOND_FACTOR_ON');
    const secret = openKept(context, 'second-factor', userId, row.secret_sealed);
    const now = context.clock.now();
    const step = secret === null ? null : stepOfCode(secret, code, now, Number(row.last_step));
    if (step === null) return refuse('CODE_WRONG', { fields: { code: accountTexts.refusals.CODE_WRONG.body } });
    await work.db
      .updateTable('second_factor')
      .set({ confirmed_at: now, last_step: String(step) })
      .where('user_id', '=', userId)
      .execute();
    // Whoever switches it on has just passed it here.
    await work.db.updateTable('session').set({ second_factor_at: now }).where('id', '=', user.sessionId).execute();
    const recoveryCodes = await freshRecoveryCodes(work, userId);
    if (user.email !== null)
      await sendAccountMail(work, context, { to: user.email, mail: accountMails.secondFactorOn, firstName: user.first_name });
    await noteChange(work, context, userId, 'secondFactor.on');
    return { recoveryCodes };
  });
});

async function noteChange(
  work: Work<AccountTables>,
  context: CallContext<AccountTables>,
  userId: string,
  action: 'secondFactor.on' | 'secondFactor.off' | 'secondFactor.codes',
): Promise<void> {
  await work.audit({ action, scopeId: null, subject: { kind: 'person', id: userId } });
  await tellProfile(work, context, userId);
}

export const renewRecoveryCodesHandler = handle(renewRecoveryCodes, async (context, { password }) => {
  const { userId } = adultOf(context);
  if (!(await hasSecondFactor(context.db, userId))) return refuse('SECOND_FACTOR_OFF');
  await proveOwnPassword(context, userId, password);
  return context.transact(async (work) => {
    const recoveryCodes = await freshRecoveryCodes(work, userId);
    await noteChange(work, context, userId, 'secondFactor.codes');
    return { recoveryCodes };
  });
});

export const disableSecondFactorHandler = handle(disableSecondFactor, async (context, { password }) => {
  const { userId } = adultOf(context);
  if (!(await hasSecondFactor(context.db, userId))) return refuse('SECOND_FACTOR_OFF');
  await proveOwnPassword(context, userId, password);
  const { adminSchoolIds } = await membershipsOf(context.db, userId);
  if (await isSecondFactorRequired(context.db, adminSchoolIds)) return refuse('SECOND_FACTOR_REQUIRED');
  const user = await profileOf(context);
  await context.transact(async (work) => {
    await work.db.deleteFrom('second_factor').where('user_id', '=', userId).execute();
    await work.db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
    if (user.email !== null)
      await sendAccountMail(work, context, { to: user.email, mail: accountMails.secondFactorOff, firstName: user.first_name });
    await noteChange(work, context, userId, 'secondFactor.off');
  });
  return confirmed;
});
