import type { CallContext, Work } from '@pausenplatz/kernel-server';
import type { Updateable } from 'kysely';
import { type Duel, duelChanged } from '../../contract/index.ts';
import type { GamesTables, OwnTables } from '../tables.ts';
import { type OwnDuel, proveDuel } from './find.ts';
import { presentDuel } from './present.ts';

type Context = Pick<CallContext<GamesTables>, 'db' | 'actor' | 'clock'>;

/** Tells both of a duel that it changed; whoever caused it knows already. */
export function tellDuel(
  work: Work<GamesTables>,
  { id, rev, inviter_id, invitee_id }: Pick<OwnDuel, 'id' | 'rev' | 'inviter_id' | 'invitee_id'>,
) {
  for (const userId of [inviter_id, invitee_id]) work.publish({ userId }, duelChanged, { v: 1, id, rev });
}

/** Changes a duel that is held, tells both, and answers it as it stands then. */
export async function storeDuel(
  context: Context,
  work: Work<GamesTables>,
  { duel, change }: { readonly duel: OwnDuel; readonly change: Updateable<OwnTables['memory_duel']> },
): Promise<Duel> {
  const now = context.clock.now();
  const rev = duel.rev + 1;
  await work.db
    .updateTable('memory_duel')
    .set({ changed_at: now, ...change, rev })
    .where('id', '=', duel.id)
    .execute();
  tellDuel(work, { ...duel, rev });
  return presentDuel(await proveDuel({ ...context, db: work.db }, duel.id), now);
}
