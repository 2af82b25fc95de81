import { type Kysely, type Selectable, sql } from 'kysely';
import { type PadAuthor, padsLimits, type TakenChange, type TakenChanges } from '../contract/index.ts';
import { refuse } from './pads.ts';
import type { PadsTables } from './tables.ts';

type Db = Kysely<PadsTables>;
export type PadRow = Selectable<PadsTables['pad']>;

/** A pad as it stands; undefined until somebody wrote in it. */
export const padOf = (db: Db, blockId: string): Promise<PadRow | undefined> =>
  db.selectFrom('pad').selectAll().where('block_id', '=', blockId).executeTakeFirst();

/** Who wrote in a pad, all or of these numbers; whose account is no more, or lies in the trash, has no name. */
export async function authorsOf(db: Db, blockId: string, userId: string, numbers?: ReadonlySet<number>): Promise<PadAuthor[]> {
  const ofThese = numbers ? sql`and author.no = any(${[...numbers]}::int[])` : sql``;
  const { rows } = await sql<PadAuthor>`
    select author.no, author.user_id = ${userId} as "isOwn", coalesce(person.first_name || ' ' || person.last_name, '') as name
    from pad_author author left join user_account person on person.id = author.user_id and person.deleted_at is null
    where author.pad_id = ${blockId} ${ofThese} order by author.no limit ${sql.lit(padsLimits.authors)}`.execute(db);
  return rows;
}

interface Since {
  readonly blockId: string;
  readonly since: number;
  readonly version: number;
}

/** How many changes are read, and how many bytes of them; the first one always is. */
interface Bounds {
  readonly count: number;
  readonly bytes: number;
}

const firstRead = 10;

/** Changes after a version in their order, as many as the bounds let through; refuses where some of them are forgotten. */
export async function changesSince(db: Db, { blockId, since, version }: Since, bounds: Bounds): Promise<TakenChange[]> {
  const found: TakenChange[] = [];
  let bytes = 0;
  for (let last = since; last < version && found.length < bounds.count && bytes < bounds.bytes; last = found.at(-1)?.version ?? version) {
    // By the length of those that were read, as many as still have room: large ones are not fetched to be thrown away.
    const room = found.length === 0 ? firstRead : Math.ceil(((bounds.bytes - bytes) * found.length) / bytes);
    const rows = await db
      .selectFrom('pad_change')
      .select(['version', 'by_no as by', 'key', 'continues', 'change'])
      .where('pad_id', '=', blockId)
      .where('version', '>', last)
      .orderBy('version')
      .limit(Math.min(room, bounds.count - found.length))
      .execute();
    // Changes are forgotten from the oldest on: where the next one is there, all after it are.
    if (rows[0]?.version !== last + 1) return refuse('PAD_BASE_GONE');
    for (const row of rows) {
      if (bytes >= bounds.bytes) break;
      found.push(row);
      bytes += bytesOf(row);
    }
  }
  return found;
}

/** About how long a change is as JSON. */
const bytesOf = ({ change }: TakenChange): number =>
  change.reduce<number>((sum, part) => sum + (typeof part === 'number' ? 4 : part.join('').length + 8), 10);

const answerBounds = { count: padsLimits.changesPerAnswer, bytes: padsLimits.answerBytes } as const;

/** What somebody gets who knows a pad as it was at some version. */
export async function takenSince(db: Db, blockId: string, since: number, userId: string): Promise<TakenChanges> {
  const version = (await padOf(db, blockId))?.version ?? 0;
  // A version that never was: the page was put back, or somebody makes it up.
  if (since > version) return refuse('PAD_BASE_GONE');
  return answerOf(db, blockId, userId, {
    version,
    changes: await changesSince(db, { blockId, since, version }, answerBounds),
  });
}

/** These changes, as many as an answer holds, with who made them. */
export async function answerOf(db: Db, blockId: string, userId: string, taken: Omit<TakenChanges, 'authors'>): Promise<TakenChanges> {
  const changes = withinAnswer(taken.changes.slice(0, padsLimits.changesPerAnswer));
  return { version: taken.version, changes, authors: await authorsOf(db, blockId, userId, new Set(changes.map(({ by }) => by))) };
}

/** The first one, and those after it that have room. */
function withinAnswer(changes: readonly TakenChange[]): TakenChange[] {
  let bytes = 0;
  return changes.filter((change) => {
    const before = bytes;
    bytes += bytesOf(change);
    return before < padsLimits.answerBytes;
  });
}
