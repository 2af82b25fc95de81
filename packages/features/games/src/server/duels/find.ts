import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DuelPerson, DuelState } from '../../contract/index.ts';
import { duelStateAt } from '../../rules/index.ts';
import { refuse } from '../games.ts';
import { holdPlace } from '../places.ts';
import type { GamesTables, OwnTables } from '../tables.ts';

type Asking = Pick<CallContext<GamesTables>, 'db' | 'actor'>;
type DuelRow = Selectable<OwnTables['memory_duel']>;

declare const proven: unique symbol;

/** Proof that the caller plays this duel, and that both belong to its living class today. */
export interface OwnDuel extends DuelRow {
  readonly [proven]: 'duel';
  /** Which of the two the caller is. */
  readonly me: 0 | 1;
  readonly other: DuelPerson;
  readonly isAllowed: boolean;
}

const hasPlace = (person: string) =>
  sql<boolean>`(exists (select from class_pupil place where place.class_id = memory_duel.class_id and place.user_id = ${sql.ref(person)})
    or exists (select from class_teacher place where place.class_id = memory_duel.class_id and place.user_id = ${sql.ref(person)}))`;

/** The duels of somebody in which both still belong to the class: who left it finds neither a game nor a name. */
export async function readDuels({ db, actor }: Asking, ids?: readonly string[]): Promise<OwnDuel[]> {
  const { userId } = personOf({ actor });
  const rows = await db
    .selectFrom('memory_duel')
    .innerJoin('school_class', 'school_class.id', 'memory_duel.class_id')
    .innerJoin('user_account', (join) =>
      join.on(sql<boolean>`user_account.id = case when inviter_id = ${userId} then invitee_id else inviter_id end`),
    )
    .leftJoin('memory_class', 'memory_class.class_id', 'memory_duel.class_id')
    .selectAll('memory_duel')
    .select(['user_account.id as otherId', 'first_name as firstName', 'last_name as lastName'])
    .select(sql<boolean>`coalesce(has_duels, true)`.as('isAllowed'))
    .where((where) => where.or([where('inviter_id', '=', userId), where('invitee_id', '=', userId)]))
    .where('school_class.archived_at', 'is', null)
    .where('school_class.deleted_at', 'is', null)
    .where('user_account.deleted_at', 'is', null)
    .where('user_account.disabled_at', 'is', null)
    .where(hasPlace('inviter_id'))
    .where(hasPlace('invitee_id'))
    .$if(ids !== undefined, (query) => query.where('memory_duel.id', 'in', ids ?? []))
    .orderBy('invited_at', 'desc')
    .execute();
  return rows.map(({ otherId, firstName, lastName, ...row }) => {
    const me = row.inviter_id === userId ? 0 : 1;
    // The query above is the proof; nothing else makes this type.
    return { ...row, me, other: { id: otherId, firstName, lastName } } as unknown as OwnDuel;
  });
}

/** 404 for a duel that one does not play, or not any more. */
export async function proveDuel(context: Asking, id: string): Promise<OwnDuel> {
  const [found] = await readDuels(context, [id]);
  return found ?? refuse('GAMES_DUEL_NOT_FOUND');
}

/** The same inside of a transaction: the duel changes through nobody else, and both keep their places until the commit. */
export async function holdDuel(context: Asking, work: Work<GamesTables>, id: string): Promise<OwnDuel> {
  const inside = { ...context, db: work.db };
  const { class_id: classId, inviter_id: inviter, invitee_id: invitee } = await proveDuel(inside, id);
  for (const userId of [inviter, invitee].toSorted())
    // oxlint-disable-next-line no-await-in-loop -- always in the same order, so that nobody waits for each other
    if (!(await holdPlace(work, classId, userId))) return refuse('GAMES_DUEL_NOT_FOUND');
  await lockDuel(work.db, id);
  return proveDuel(inside, id);
}

const lockDuel = (db: Kysely<GamesTables>, id: string): Promise<unknown> =>
  db.selectFrom('memory_duel').select('id').where('id', '=', id).forUpdate().execute();

/** How a duel stands now. */
export const stateOf = (duel: OwnDuel, now: Date): DuelState =>
  duelStateAt(
    { state: duel.state, invitedAt: duel.invited_at, seenAt: [duel.inviter_seen_at, duel.invitee_seen_at], isAllowed: duel.isAllowed },
    now,
  );
