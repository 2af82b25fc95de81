import { type CallContext, newSecret } from '@pausenplatz/kernel-server';
import { accountLimits } from '../../contract/index.ts';
import { hashToken } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';

type Context = CallContext<AccountTables>;

/** Tells a browser apart from others; opens nothing by itself. */
const deviceCookie = '__Host-pausenplatz-device';

/** The hash of this browser's mark where the person was signed in here before; null otherwise. */
export async function knownDevice(context: Context, userId: string | null): Promise<string | null> {
  const mark = context.request.cookie(deviceCookie);
  if (mark === null || userId === null) return null;
  const row = await context.db
    .selectFrom('known_device')
    .select('hash')
    .where('hash', '=', hashToken(mark))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Remembers that a person has been signed in with this browser; a shared tablet is known to many. */
export async function rememberDevice(context: Context, userId: string): Promise<void> {
  const mark = context.request.cookie(deviceCookie) ?? newSecret();
  const seen = { last_seen_at: context.clock.now() };
  await context.db
    .insertInto('known_device')
    .values({ hash: hashToken(mark), user_id: userId, ...seen })
    .onConflict((conflict) => conflict.columns(['hash', 'user_id']).doUpdateSet(seen))
    .execute();
  const maxAge = accountLimits.knownDeviceDays * 86_400;
  context.answer.setCookie(deviceCookie, mark, { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge });
}
