import { type Kysely, sql } from 'kysely';
import { type Board, type BoardColumn, type BoardEntry, type BoardMark, boardsLimits } from '../contract/index.ts';
import { boardRights, entryRights, isOver, shownCells, showsVotes } from '../rules/index.ts';
import { mayRead } from './change.ts';
import type { BoardScope } from './scope.ts';
import type { BoardsTables } from './tables.ts';

interface MarkRow {
  readonly columnId: string;
  readonly userId: string;
  readonly name: string;
}

interface ReadEntry {
  readonly id: string;
  readonly block_id: string;
  readonly author_id: string;
  readonly author: string | null;
  readonly title: string;
  readonly cells: BoardEntry['cells'];
  readonly released_at: Date | null;
  readonly marks: readonly MarkRow[];
  readonly likes: number;
  readonly isLiked: boolean;
  readonly comments: number;
  readonly isNameless: boolean;
}

/** Names of living accounts; whose lies in the trash has none. */
export const nameOf = (account: string) =>
  sql<string>`coalesce(${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)}, '')`;

/** Entries with all that is in them, in one query: of these lists, or one of them. */
async function readEntries(
  db: Kysely<BoardsTables>,
  of: { readonly blockIds: readonly string[] } | { readonly id: string },
  userId: string,
): Promise<readonly ReadEntry[]> {
  const condition = 'id' in of ? sql`entry.id = ${of.id}` : sql`entry.block_id = any(${[...of.blockIds]})`;
  const { rows } = await sql<ReadEntry>`
    select entry.id, entry.block_id, entry.author_id, entry.title, entry.cells, entry.released_at,
      case when author.id is null then null else ${nameOf('author')} end as author,
      (select count(*)::int from board_like liked where liked.entry_id = entry.id) as likes,
      exists (select from board_like liked where liked.entry_id = entry.id and liked.user_id = ${userId}) as "isLiked",
      (select count(*)::int from board_comment said where said.entry_id = entry.id) as comments,
      exists (select from board_card card where card.entry_id = entry.id and card.is_anonymous) as "isNameless",
      coalesce((select jsonb_agg(jsonb_build_object('columnId', mark.column_id, 'userId', mark.user_id, 'name', ${nameOf('person')})
          order by mark.at, mark.user_id)
        from board_mark mark left join user_account person on person.id = mark.user_id and person.deleted_at is null
        where mark.entry_id = entry.id), '[]') as marks
    from board_entry entry left join user_account author on author.id = entry.author_id and author.deleted_at is null
    where ${condition} and entry.deleted_at is null order by entry.position, entry.id
    limit ${sql.lit(boardsLimits.entriesPerBoard * boardsOfPage)}`.execute(db);
  return rows;
}

/** As many blocks as a page holds; a bound for the query alone. */
export const boardsOfPage = 60;

/** The boards of one page as somebody may read them; as many queries for one as for twenty. */
export async function readBoards(db: Kysely<BoardsTables>, scopes: readonly BoardScope[]): Promise<Board[]> {
  const [first] = scopes;
  if (!first) return [];
  const byBlock = Map.groupBy(
    await readEntries(db, { blockIds: scopes.map(({ blockId }) => blockId) }, first.userId),
    ({ block_id }) => block_id,
  );
  return scopes.map((scope) => ({
    blockId: scope.blockId,
    rights: boardRights(scope.settings, scope.isKeeper, scope.today),
    isOver: isOver(scope.settings, scope.today),
    entries: (byBlock.get(scope.blockId) ?? []).filter((row) => mayRead(scope, row)).map((row) => presentEntry(scope, row)),
  }));
}

/** One entry as who changed it gets it back. */
export async function readEntry(db: Kysely<BoardsTables>, scope: BoardScope, id: string): Promise<BoardEntry> {
  const [row] = await readEntries(db, { id }, scope.userId);
  if (!row) throw new Error(`No entry ${id}`);
  return presentEntry(scope, row);
}

function presentEntry(scope: BoardScope, row: ReadEntry): BoardEntry {
  const { settings, userId } = scope;
  const facts = { isOwn: row.author_id === userId, isReleased: row.released_at !== null };
  const author = row.author === null || (row.isNameless && !scope.isKeeper) ? null : { id: row.author_id, name: row.author };
  return {
    id: row.id,
    title: row.title,
    cells: shownCells(settings.columns, row.cells),
    author,
    ...facts,
    ...entryRights(settings, facts, scope),
    marks: settings.columns.flatMap((column) => presentMark(scope, column, row.marks) ?? []),
    likes: row.likes,
    isLiked: row.isLiked,
    comments: row.comments,
  };
}

/** A column that people mark has a mark in every entry, so that a hidden vote cannot be told from none. */
function presentMark(
  { settings, userId, today }: BoardScope,
  { id: columnId, kind }: BoardColumn,
  rows: readonly MarkRow[],
): BoardMark | null {
  const here = rows.filter((row) => row.columnId === columnId);
  const isOwn = here.some((row) => row.userId === userId);
  const people = here.map((row) => ({ id: row.userId, name: row.name }));
  switch (kind) {
    case 'tick':
      return { columnId, isOwn, count: Math.min(here.length, 1), people: people.slice(0, 1) };
    case 'vote':
      // For whom somebody voted is theirs: nobody gets a name, who keeps the board neither.
      return { columnId, isOwn, count: showsVotes(settings, today) ? here.length : null, people: [] };
    case 'places':
      return { columnId, isOwn, count: here.length, people };
    case 'text':
    case 'number':
    case 'date':
      return null;
  }
}
