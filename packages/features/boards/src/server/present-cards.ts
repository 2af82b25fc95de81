import { type FileRow, presentFile } from '@pausenplatz/documents/server';
import type { Services } from '@pausenplatz/kernel-server';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type BoardCard, boardsLimits, type CardBoard } from '../contract/index.ts';
import { boardRights, cardRights, laneOf } from '../rules/index.ts';
import { mayRead } from './change.ts';
import { boardsOfPage, nameOf } from './present.ts';
import type { KanbanScope } from './scope.ts';
import type { BoardsTables } from './tables.ts';

interface ReadCard {
  readonly id: string;
  readonly block_id: string;
  readonly author_id: string;
  readonly author: string | null;
  readonly text: string;
  readonly released_at: Date | null;
  readonly laneId: string;
  readonly color: BoardCard['color'];
  readonly dueOn: string | null;
  readonly checks: BoardCard['checks'];
  readonly isNameless: boolean;
  readonly assignee_id: string | null;
  readonly assignee: string | null;
  readonly files: readonly FileRow[];
  readonly likes: number;
  readonly isLiked: boolean;
  readonly comments: number;
  readonly hasHistory: boolean;
}

type Reading = Pick<Services, 'signer' | 'clock'> & { readonly db: Kysely<BoardsTables> };

/** Living cards with all that is in them, in one query. */
async function readRows(db: Kysely<BoardsTables>, condition: RawBuilder<unknown>, userId: string): Promise<readonly ReadCard[]> {
  const { rows } = await sql<ReadCard>`
    select entry.id, entry.block_id, entry.author_id, entry.title as text, entry.released_at, card.lane_id as "laneId", card.color,
      card.due_on as "dueOn", card.checks, card.is_anonymous as "isNameless", card.assignee_id,
      case when author.id is null then null else ${nameOf('author')} end as author,
      case when assignee.id is null then null else ${nameOf('assignee')} end as assignee,
      coalesce((select jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name, 'mime_type', file.mime_type, 'size_bytes',
          file.size_bytes, 'width', file.width, 'height', file.height, 'widths', file.widths, 'preview', file.preview)
          order by shown.position)
        from board_card_file shown join file on file.id = shown.file_id where shown.entry_id = entry.id), '[]') as files,
      (select count(*)::int from board_like liked where liked.entry_id = entry.id) as likes,
      exists (select from board_like liked where liked.entry_id = entry.id and liked.user_id = ${userId}) as "isLiked",
      (select count(*)::int from board_comment said where said.entry_id = entry.id) as comments,
      exists (select from board_card_version version where version.entry_id = entry.id) as "hasHistory"
    from board_entry entry join board_card card on card.entry_id = entry.id
      left join user_account author on author.id = entry.author_id and author.deleted_at is null
      left join user_account assignee on assignee.id = card.assignee_id and assignee.deleted_at is null
    where ${condition} and entry.deleted_at is null order by entry.position, entry.id
    limit ${sql.lit(boardsLimits.entriesPerBoard * boardsOfPage)}`.execute(db);
  return rows;
}

/** What holds for a board at this moment, to who asks. */
export const presentState = (
  { clock }: Pick<Services, 'clock'>,
  { settings, cards, isKeeper, today }: KanbanScope,
): Omit<CardBoard, 'cards' | 'blockId'> => ({
  rights: boardRights(settings, isKeeper, today),
  isFrozen: settings.isFrozen,
  timerEndsAt: cards.timerEndsAt?.toISOString() ?? null,
  at: clock.now().toISOString(),
  revision: cards.revision,
});

/** The boards with cards of one page; as many queries for one as for twenty. */
export async function readCardBoards(reading: Reading, scopes: readonly KanbanScope[]): Promise<CardBoard[]> {
  const [first] = scopes;
  if (!first) return [];
  const rows = await readRows(reading.db, sql`entry.block_id = any(${scopes.map(({ blockId }) => blockId)})`, first.userId);
  const byBlock = Map.groupBy(rows, ({ block_id }) => block_id);
  return scopes.map((scope) => ({
    blockId: scope.blockId,
    ...presentState(reading, scope),
    cards: (byBlock.get(scope.blockId) ?? []).filter((row) => mayRead(scope, row)).map((row) => presentCard(reading, scope, row)),
  }));
}

/** Those of a board that who asks sees and that changed after a revision. */
export async function readChangedCards(reading: Reading, scope: KanbanScope, since: number): Promise<BoardCard[]> {
  const rows = await readRows(reading.db, sql`entry.block_id = ${scope.blockId} and entry.revision > ${since}`, scope.userId);
  return rows.filter((row) => mayRead(scope, row)).map((row) => presentCard(reading, scope, row));
}

/** One card as who changed it gets it back. */
export async function readCard(reading: Reading, scope: KanbanScope, id: string): Promise<BoardCard> {
  const [row] = await readRows(reading.db, sql`entry.id = ${id}`, scope.userId);
  if (!row) throw new Error(`No card ${id}`);
  return presentCard(reading, scope, row);
}

function presentCard(reading: Reading, scope: KanbanScope, row: ReadCard): BoardCard {
  const { id, text, color, dueOn, checks, likes, isLiked, comments, hasHistory } = row;
  const facts = { isOwn: row.author_id === scope.userId, isReleased: row.released_at !== null };
  const isNamed = row.author !== null && (!row.isNameless || scope.isKeeper);
  return {
    id,
    text,
    color,
    dueOn,
    checks,
    likes,
    isLiked,
    comments,
    hasHistory,
    laneId: laneOf(scope.cards.settings, row),
    assignee: row.assignee_id === null || row.assignee === null ? null : { id: row.assignee_id, name: row.assignee },
    files: row.files.map((file) => presentFile(reading, file)),
    author: isNamed ? { id: row.author_id, name: row.author } : null,
    ...facts,
    ...cardRights(scope.settings, { ...facts, isAssigned: row.assignee_id === scope.userId }, scope),
  };
}
