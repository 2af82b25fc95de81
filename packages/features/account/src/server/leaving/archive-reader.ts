import { type Actor, type Clock, refuse, type UserActor } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { refuse as refuseOwn } from '../account.ts';
import type { AccountTables } from '../tables.ts';

/**
 * The person who may start and fetch archives in this session: it lives, read from the database at this moment, and began with an own
 * password or a school account. A card lies in a desk and an initial password on a sheet of paper: both are enough to learn with, and
 * too little to carry data away.
 */
export async function proveArchiveReader(
  { db, clock }: { readonly db: Kysely<AccountTables>; readonly clock: Clock },
  actor: Actor,
): Promise<UserActor> {
  if (actor.kind !== 'user') return refuse('NOT_SIGNED_IN');
  const session = await db
    .selectFrom('session')
    .select('proven_by')
    .where('id', '=', actor.sessionId)
    .where('user_id', '=', actor.userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!session) return refuse('NOT_SIGNED_IN');
  if (actor.initialPassword) return refuse('INITIAL_PASSWORD');
  return session.proven_by === 'card' ? refuseOwn('EXPORT_NEEDS_PASSWORD') : actor;
}
