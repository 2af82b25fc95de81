import { profileMails } from '../../texts.ts';
import { longDay } from '@pausenplatz/kernel-format';
import { personOf, type Work } from '@pausenplatz/kernel-server';
import { lockSchool } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { deleteAccount } from '../../contract/index.ts';
import { handle, refuse } from '../profile.ts';
import {
  clearSessionCookies,
  endAllSessions,
  endNewsletters,
  endSessions,
  profileOf,
  proveOwnPassword,
  sendAccountMail,
  trashEnd,
} from '@pausenplatz/account/server';
import type { ProfileTables } from '../tables.ts';

export const deleteAccountHandler = handle(deleteAccount, async (context, { password }) => {
  const { userId, roles, sessionId } = personOf(context);
  if (roles.includes('Pupil')) return refuse('KEPT_BY_SCHOOL');
  await proveOwnPassword(context, userId, password);
  const user = await profileOf(context);
  const now = context.clock.now();
  const until = trashEnd(now);
  await context.transact(async (work) => {
    await lockAdministered(work, userId);
    if (await isLastAdmin(work, userId)) return refuse('LAST_ADMIN_STAYS');
    await work.db.updateTable('user_account').set({ deleted_at: now, deleted_by: 'self' }).where('id', '=', userId).execute();
    await endNewsletters(work, context, [userId]);
    // The browser that asked is not told that its session ran out: it left on purpose.
    if (sessionId !== undefined) await endSessions(work, context, { sessions: [{ id: sessionId, userId }], reason: 'logout' });
    await endAllSessions(work, context, [userId], 'revoked');
    if (user.email !== null) {
      const values = { until: longDay(until.toISOString()) };
      await sendAccountMail(work, context, {
        to: user.email,
        mail: profileMails.accountDeleted,
        firstName: user.first_name,
        path: '/login',
        values,
      });
    }
    return work.audit({ action: 'account.delete', scopeId: null, subject: { kind: 'person', id: userId } });
  });
  clearSessionCookies(context);
  return { until: until.toISOString() };
});

/** Whoever else leaves one of these schools, or takes somebody out, waits; always in the same order, so that nobody waits for ever. */
async function lockAdministered(work: Work<ProfileTables>, userId: string): Promise<void> {
  const rows = await work.db
    .selectFrom('school_member')
    .select('school_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'admin')
    .orderBy('school_id')
    .execute();
  for (const { school_id } of rows) await lockSchool(work, school_id);
}

/** A school without anybody who administers it could not be helped by anyone. */
async function isLastAdmin({ db }: Pick<Work<ProfileTables>, 'db'>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`select exists (
    select 1 from school_member mine where mine.user_id = ${userId} and mine.kind = 'admin' and not exists (
      select 1 from school_member other join user_account on user_account.id = other.user_id
      where other.school_id = mine.school_id and other.kind = 'admin' and other.user_id <> mine.user_id
        and user_account.deleted_at is null and user_account.disabled_at is null)) as alone`.execute(db);
  return rows[0]?.alone ?? false;
}
