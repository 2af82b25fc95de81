import { fileColumns, type FileRow } from '@pausenplatz/documents/server';
import type { Kysely, Selectable } from 'kysely';
import type { BreakoutsTables } from './tables.ts';

type Db = Kysely<BreakoutsTables>;
export type LockRow = Selectable<BreakoutsTables['breakout_lock']>;
export type TeamRow = Selectable<BreakoutsTables['breakout_team']>;

/** What belongs to the whole game. */
export interface GameRow {
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
