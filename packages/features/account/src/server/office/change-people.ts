import type { Work } from '@pausenplatz/kernel-server';
import { actorSignal } from '@pausenplatz/kernel-server';
import { freshNumbers } from '@pausenplatz/schools/server';
import type { AccountServices } from '../account.ts';
import { endNewsletters } from '../profile/newsletter.ts';
import { endAllSessions } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';

/** What the school changes of a person; a field that is left out stays. */
export interface PersonChange {
  readonly userId: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly birthYear?: number | null;
  readonly externalId?: string | null;
  /** A new address counts as unconfirmed until its owner confirms it. */
  readonly email?: string | null;
}

/** Changes people; whoever calls has proven the right and that new addresses are free (`takenEmails`). */
export async function changePeople(work: Work<AccountTables>, services: AccountServices, changes: readonly PersonChange[]): Promise<void> {
  for (const { userId, firstName, lastName, birthYear, externalId, email } of changes) {
    const set = {
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
      ...(birthYear !== undefined && { birth_year: birthYear }),
      ...(externalId !== undefined && { external_id: externalId }),
      ...(email !== undefined && { email: email?.toLowerCase() ?? null, email_confirmed_at: null, pending_email: null }),
    };
    if (Object.keys(set).length === 0) continue;
    await work.db.updateTable('user_account').set(set).where('id', '=', userId).execute();
  }
  work.afterCommit(() => {
    for (const { userId } of changes) services.actors.forget(userId);
  });
}

/** Puts accounts into the trash: nobody signs in with them, and after sixty days they are erased (R11). */
export async function trashAccounts(
  work: Work<AccountTables>,
  services: AccountServices,
  userIds: readonly string[],
  at = services.clock.now(),
): Promise<void> {
  if (userIds.length === 0) return;
  await work.db
    .updateTable('user_account')
    .set({ deleted_at: at, deleted_by: 'school' })
    .where('id', 'in', userIds)
    .where('deleted_at', 'is', null)
    .execute();
  await endNewsletters(work, services, userIds);
  await endAllSessions(work, services, userIds, 'revoked');
}

/** Brings accounts back from the trash, with everything they had; answers how many were there. */
export async function restoreAccounts(work: Work<AccountTables>, services: AccountServices, userIds: readonly string[]): Promise<number> {
  if (userIds.length === 0) return 0;
  await freshNumbers(work, userIds);
  const restored = await work.db
    .updateTable('user_account')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', 'in', userIds)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .execute();
  for (const { id } of restored) await services.signals.send(work.db, actorSignal, id);
  return restored.length;
}
