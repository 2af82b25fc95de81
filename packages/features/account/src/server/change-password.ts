import type { CallContext } from '@pausenplatz/kernel-server';
import { endLinks } from './federation/links.ts';
import { hashPassword } from './passwords.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { endAllSessions } from './sessions.ts';
import type { AccountTables } from './tables.ts';

interface NewPassword {
  readonly userId: string;
  readonly password: string;
  /** The session that stays; without one all of them end. */
  readonly sessionId?: string;
}

/** Stores a password of the person's own: other sessions, the QR card and linked accounts end with the old one (R7). */
export async function changePassword(context: CallContext<AccountTables>, { userId, password, sessionId }: NewPassword): Promise<void> {
  const passwordHash = await hashPassword(password);
  await context.transact(async (work) => {
    const { db } = work;
    await db
      .updateTable('user_account')
      .set({ password_hash: passwordHash, initial_password: false, initial_password_sealed: null, initial_password_until: null })
      .where('id', '=', userId)
      .execute();
    await db.deleteFrom('qr_card').where('user_id', '=', userId).execute();
    await db.deleteFrom('mail_token').where('user_id', '=', userId).where('kind', '=', 'reset').execute();
    await endLinks(work, [userId]);
    await endAllSessions(work, context, [userId], 'password', sessionId === undefined ? {} : { sessionId });
    const { email, first_name: firstName } = await db
      .selectFrom('user_account')
      .select(['email', 'first_name'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (email !== null) await sendAccountMail(work, context, { to: email, mail: 'passwordChanged', firstName });
    await work.audit({ action: 'password.change', scopeId: null, subject: { kind: 'person', id: userId } });
    work.afterCommit(() => context.actors.forget(userId));
  });
}
