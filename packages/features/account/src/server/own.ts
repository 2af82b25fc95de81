import { actorSignal, type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { profileChanged } from '../contract/index.ts';
import type { AccountServices } from './account.ts';
import type { AccountTables } from './tables.ts';

/** The row of the signed-in person, with the session of this call. */
export async function profileOf(context: CallContext<AccountTables>) {
  const { userId, sessionId } = personOf(context);
  const row = await context.db.selectFrom('user_account').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  return { ...row, sessionId };
}

/** Tells the person's devices, and the server's memory of who they are, that something about them changed. */
export async function tellProfile(
  work: Pick<Work<AccountTables>, 'db' | 'publish' | 'afterCommit'>,
  services: Pick<AccountServices, 'signals' | 'actors'>,
  userId: string,
): Promise<void> {
  await services.signals.send(work.db, actorSignal, userId);
  work.publish({ userId }, profileChanged, { v: 1 });
  work.afterCommit(() => services.actors.forget(userId));
}
