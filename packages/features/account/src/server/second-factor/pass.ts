import type { CallContext, RateRule } from '@pausenplatz/kernel-server';
import { passSecondFactor } from '../../contract/index.ts';
import { accountTexts } from '../../texts.ts';
import { handle, refuse, refuseTooMany } from '../account.ts';
import { openSealed } from '../sealed.ts';
import { hashToken } from '../sessions.ts';
import { openFor, refuseTrashed } from '../sign-in/complete.ts';
import type { AccountTables } from '../tables.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** Wrong codes of one account; with a million codes nobody gets far. */
const perAccount: RateRule = { name: 'second-factor', points: 10, perSeconds: 900 };

export const passSecondFactorHandler = handle(passSecondFactor, async (context, { challenge, code }) => {
  const waiting = await context.db
    .selectFrom('sign_in_challenge')
    .innerJoin('user_account', 'user_account.id', 'sign_in_challenge.user_id')
    .selectAll('sign_in_challenge')
    .select(['initial_password', 'deleted_at', 'deleted_by'])
    .where('hash', '=', hashToken(challenge))
    .where('expires_at', '>', context.clock.now())
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!waiting) return refuse('CHALLENGE_ENDED');
  refuseTrashed(waiting);
  const seconds = await context.rateLimiter.waitFor(perAccount, waiting.user_id);
  refuseTooMany(seconds);
  if (!(await isRight(context, waiting, code))) {
    await context.rateLimiter.take(perAccount, waiting.user_id);
    return refuse('CODE_WRONG', { fields: { code: accountTexts.refusals.CODE_WRONG.body } });
  }
  await context.rateLimiter.reset(perAccount, waiting.user_id);
  return openFor(context, {
    userId: waiting.user_id,
    initialPassword: waiting.initial_password && waiting.proven_by === 'password',
    provenBy: waiting.proven_by,
    passedSecondFactor: true,
    kind: waiting.kind,
    remembered: waiting.remembered,
    device: waiting.device ?? undefined,
    app: waiting.app ?? undefined,
  });
});

/** Uses the code and the challenge up together; a twin request with the same code finds neither. */
async function isRight(context: CallContext<AccountTables>, waiting: { readonly hash: string; readonly user_id: string }, code: string) {
  const now = context.clock.now();
  return context.transact(async (work) => {
    const { db } = work;
    const factor = await db
      .selectFrom('second_factor')
      .selectAll()
      .where('user_id', '=', waiting.user_id)
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    const secret = factor ? openSealed(context, 'second-factor', waiting.user_id, factor.secret_sealed) : null;
    const step = factor && secret !== null ? stepOfCode(secret, code, now, Number(factor.last_step)) : null;
    if (step !== null)
      await db
        .updateTable('second_factor')
        .set({ last_step: String(step) })
        .where('user_id', '=', waiting.user_id)
        .execute();
    else if (!(await useRecoveryCode(work, waiting.user_id, code, now))) return false;
    const taken = await db.deleteFrom('sign_in_challenge').where('hash', '=', waiting.hash).returning('hash').executeTakeFirst();
    return taken !== undefined;
  });
}
