import { fileColumns, type FileRow } from '@pausenplatz/documents/server';
import { asSystem } from '@pausenplatz/kernel-server';
import type { Kysely, Selectable } from 'kysely';
import type { PlayScope } from './scope.ts';
import type { BreakoutsTables } from './tables.ts';

type Db = Kysely<BreakoutsTables>;
export type LockRow = Selectable<BreakoutsTables['breakout_lock']>;
export type TeamRow = Selectable<BreakoutsTables['breakout_team']>;

/** What belongs to the whole game. */
interface GameRow {
  readonly ending: string;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
}

/** The locks of a breakout in their order, solutions and all: for the server and for those who change the page. */
export const locksOf = (db: Db, blockId: string): Promise<LockRow[]> =>
  db.selectFrom('breakout_lock').selectAll().where('block_id', '=', blockId).orderBy('position').orderBy('id').execute();

export async function gameOf(db: Db, blockId: string): Promise<GameRow> {
  const row = await db
    .selectFrom('breakout')
    .select(['ending', 'started_at', 'ended_at'])
    .where('block_id', '=', blockId)
    .executeTakeFirst();
  return row ?? { ending: '', started_at: null, ended_at: null };
}

/** Files by their ids: none costs no query. */
export async function filesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, FileRow>> {
  const known = ids.flatMap((id) => id ?? []);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('file').select(fileColumns).where('id', 'in', known).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a team has before it, and of all else no more than how many locks there are. */
export interface Before {
  readonly game: GameRow;
  /** Ids of the locks in their order. */
  readonly locks: readonly string[];
  /** The one to be opened next; undefined past the last one. */
  readonly lock: LockRow | undefined;
}

/**
 * For whoever was proven to play, after so many locks: of locks, only those who change the page see rows, and a player is often somebody
 * else. The files of the lock come by `filesOfLock`.
 */
export const readBefore = (db: Db, { blockId }: Pick<PlayScope, 'blockId'>, opened: number): Promise<Before> =>
  asSystem(async () => {
    const ids = db.selectFrom('breakout_lock').select('id').where('block_id', '=', blockId).orderBy('position').orderBy('id');
    const locks = (await ids.execute()).map(({ id }) => id);
    const [at] = locks.slice(opened, opened + 1);
    const lock = at === undefined ? undefined : await db.selectFrom('breakout_lock').selectAll().where('id', '=', at).executeTakeFirst();
    return { game: await gameOf(db, blockId), locks, lock };
  });

/** The files of the lock that is being played. */
export const filesOfLock = (db: Db, { picture_id, audio_id }: LockRow): Promise<ReadonlyMap<string, FileRow>> =>
  asSystem(() => filesOf(db, [picture_id, audio_id]));
