import { ownTables, type Services } from '@pausenplatz/kernel-server';
import type { AccountTables } from './tables.ts';

/** How many sessions are open; several may be of one person. */
export async function countSessions({ db, clock }: Services): Promise<number> {
  const { open } = await ownTables<AccountTables>(db)
    .selectFrom('session')
    .select((select) => select.fn.countAll<number>().as('open'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow();
  return open;
}
