import { type CallContext, openKept } from '@pausenplatz/kernel-server';
import { passSecondFactor } from '../../contract/index.ts';
import { accountTexts } from '../../texts.ts';
import { handle, refuse } from '../account.ts';
import { hashToken } from '../sessions.ts';
import { openFor, refuseTrashed } from '../sign-in/complete.ts';
import { type GuessLimits, judgeGuess } from '../sign-in/guessing.ts';
import { knownDevice } from '../sign-in/known-devices.ts';
import type { AccountTables } from '../tables.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** Codes of one account; with a million codes nobody gets far. */
const limits: GuessLimits = {
  perPlace: { name: 'second-factor-place', points: 10, perSeconds: 900 },
  perAccount: { name: 'second-factor', points: 20, perSeconds: 900 },
};

export const passSecondFactorHandler = handle(
  passSecondFactor,
  async (context, { challenge, code }) => {
    const waiting = await context.db
      .selectFrom('sign_in_challenge')
      .innerJoin('user_account', 'user_account.id', 'sign_in_challenge.user_id')
      .selectAll('sign_in_challenge')
      .select(['initial_password', 'deleted_at', 'deleted_by', 'password_hash', 'initial_password_sealed'])
      .where('hash', '=', hashToken(challenge))
      .where('expires_at', '>', context.clock.now())
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (!waiting) return refuse('CHALLENGE_ENDED');
    refuseTrashed(waiting);
    const guess = { account: waiting.user_id, knownDevice: await knownDevice(context, waiting.user_id) };
    const right = await judgeGuess(context, limits, guess, async () => ((await isRight(context, waiting, code)) ? true : null));
    if (right === null) return refuse('CODE_WRONG', { fields: { code: accountTexts.refusals.CODE_WRONG.body } });
    return openFor(context, {
      userId: waiting.user_id,
      initialPassword: waiting.initial_password && waiting.proven_by === 'password',
      provenBy: waiting.proven_by,
      // As it was while this person waited: a new password ends the waiting, also at this moment.
      proven: waiting.proven_by === 'password' ? waiting : undefined,
      passedSecondFactor: true,
      kind: waiting.kind,
      remembered: waiting.remembered,
      device: waiting.device ?? undefined,
      app: waiting.app ?? undefined,
    });
  },
  { asSystem: true },
);

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
    const secret = factor ? openKept(context, 'second-factor', waiting.user_id, factor.secret_sealed) : null;
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
