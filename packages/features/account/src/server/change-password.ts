import { accountMails } from '../texts.mails.ts';
import type { CallContext } from '@pausenplatz/kernel-server';
import { refuse } from './account.ts';
import { endOtherWays } from './other-ways.ts';
import type { ProvenPassword } from './hold-password.ts';
import { hashPassword } from './passwords.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { endAllSessions } from './sessions.ts';
import type { AccountTables } from './tables.ts';

interface NewPassword {
  readonly userId: string;
  readonly password: string;
  /** The session that stays; without one all of them end. */
  readonly sessionId?: string;
  /** What was proven before: between proof and storing lies the work of hashing, and somebody else may be quicker. */
  readonly proven: ProvenPassword;
  /** What is said to who comes too late; the password itself unless another proof was given. */
  readonly overtaken?: () => never;
}

/**
 * Stores a password of the person's own: other sessions, the QR card and linked accounts end with the old one (R7). WRONG_PASSWORD when
 * the old one was replaced meanwhile.
 */
export async function changePassword(context: CallContext<AccountTables>, change: NewPassword): Promise<void> {
  const { userId, password, sessionId, proven } = change;
  const passwordHash = await hashPassword(password);
  await context.transact(async (work) => {
    const { db } = work;
    const changed = await db
      .updateTable('user_account')
      .set({ password_hash: passwordHash, initial_password: false, initial_password_sealed: null, initial_password_until: null })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('password_hash', 'is not distinct from', proven.password_hash)
      .where('initial_password_sealed', 'is not distinct from', proven.initial_password_sealed)
      .returning(['email', 'first_name as firstName'])
      .executeTakeFirst();
    if (!changed) return change.overtaken ? change.overtaken() : refuse('WRONG_PASSWORD');
    // Who waits for the second step proved the old one.
    await db.deleteFrom('sign_in_challenge').where('user_id', '=', userId).execute();
    await endOtherWays(work, context, [userId]);
    await endAllSessions(work, context, [userId], 'password', sessionId === undefined ? {} : { sessionId });
    const { email, firstName } = changed;
    if (email !== null) await sendAccountMail(work, context, { to: email, mail: accountMails.passwordChanged, firstName });
    await work.audit({ action: 'password.change', scopeId: null, subject: { kind: 'person', id: userId } });
    work.afterCommit(() => context.actors.forget(userId));
  });
}
