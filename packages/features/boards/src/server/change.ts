import { type CallContext, lockFor, type Work } from '@pausenplatz/kernel-server';
import { pageMembersTopic } from '@pausenplatz/pages/contract';
import type { Selectable } from 'kysely';
import { boardChanged } from '../contract/index.ts';
import { isOver, isSeen } from '../rules/index.ts';
import { refuse } from './boards.ts';
import { type BoardScope, hasCards, holdBoard, kanbanOf, type KanbanScope, proveBoard } from './scope.ts';
import type { BoardsTables } from './tables.ts';

type Context = CallContext<BoardsTables>;
type OwnWork = Work<BoardsTables>;
export type EntryRow = Selectable<BoardsTables['board_entry']>;

/**
 * One change of a board: proof, then inside of a transaction everything that was proven held, one change after the other, and news to
 * who belongs to the page. Counting before writing is safe in here: places, votes and entries.
 */
export async function changeBoard<Result>(
  context: Context,
  blockId: string,
  change: (work: OwnWork, scope: BoardScope) => Promise<Result>,
): Promise<Result> {
  await proveBoard(context, blockId);
  return context.transact(async (work) => {
    await lockFor(work.db, `board ${blockId}`);
    const scope = await holdBoard(context, work, blockId);
    if (hasCards(scope)) await countChange(work, scope);
    const result = await change(work, scope);
    work.publish({ topic: pageMembersTopic(scope.pageId) }, boardChanged, { v: 1, pageId: scope.pageId, blockId });
    return result;
  });
}

/** The same about one entry that who asks may see; `isDeleted` finds what was taken away and nothing else. */
export async function changeEntry<Result>(
  context: Context,
  { id, isDeleted = false }: { readonly id: string; readonly isDeleted?: boolean },
  change: (work: OwnWork, scope: BoardScope, entry: EntryRow) => Promise<Result>,
): Promise<Result> {
  return changeBoard(context, await boardOf(context, id), async (work, scope) => {
    const entry = await work.db
      .selectFrom('board_entry')
      .selectAll()
      .where('id', '=', id)
      .where('block_id', '=', scope.blockId)
      .where('deleted_at', isDeleted ? 'is not' : 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!entry || !mayRead(scope, entry)) return refuse('BOARD_ENTRY_NOT_FOUND');
    if (hasCards(scope))
      await work.db
        .updateTable('board_entry')
        .set({ revision: scope.cards.revision + 1 })
        .where('id', '=', id)
        .execute();
    return change(work, scope, entry);
  });
}

export interface HeldCard {
  readonly entry: EntryRow;
  readonly card: Selectable<BoardsTables['board_card']>;
}

/** The same about one card of a board with cards. */
export async function changeCard<Result>(
  context: Context,
  id: string,
  change: (work: OwnWork, scope: KanbanScope, held: HeldCard) => Promise<Result>,
): Promise<Result> {
  return changeEntry(context, { id }, async (work, scope, entry) =>
    change(work, kanbanOf(scope), { entry, card: await cardOf(work.db, id) }),
  );
}

/** A card that who asks may see. */
export async function readHeld(db: Context['db'], scope: BoardScope, id: string): Promise<HeldCard> {
  const entry = await db
    .selectFrom('board_entry')
    .selectAll()
    .where('id', '=', id)
    .where('block_id', '=', scope.blockId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!entry || !mayRead(scope, entry)) return refuse('BOARD_ENTRY_NOT_FOUND');
  return { entry, card: await cardOf(db, id) };
}

const cardOf = async (db: Context['db'], id: string) =>
  (await db.selectFrom('board_card').selectAll().where('entry_id', '=', id).executeTakeFirst()) ?? refuse('BOARD_ENTRY_NOT_FOUND');

/** The next revision of a board with cards; what changes with it carries it. */
async function countChange({ db }: OwnWork, { blockId, pageId, cards }: KanbanScope): Promise<void> {
  const revision = cards.revision + 1;
  await db
    .insertInto('board_state')
    .values({ block_id: blockId, page_id: pageId, revision })
    .onConflict((conflict) => conflict.column('block_id').doUpdateSet({ revision }))
    .execute();
}

/** On which board an entry is; nothing is said about it to who does not belong there. */
export async function boardOf({ db }: Pick<Context, 'db'>, entryId: string): Promise<string> {
  const row = await db.selectFrom('board_entry').select('block_id').where('id', '=', entryId).executeTakeFirst();
  return row?.block_id ?? refuse('BOARD_ENTRY_NOT_FOUND');
}

export const mayRead = (
  { userId, isKeeper }: BoardScope,
  { author_id, released_at }: Pick<EntryRow, 'author_id' | 'released_at'>,
): boolean => isSeen({ isOwn: author_id === userId, isReleased: released_at !== null }, isKeeper);

/** Refuses with the reason that helps: it rests for now, the last day is over, or it was never on. */
export function allow(scope: BoardScope, right: boolean): void {
  if (right) return;
  if (!scope.isKeeper && scope.settings.isFrozen) refuse('BOARD_FROZEN');
  refuse(!scope.isKeeper && isOver(scope.settings, scope.today) ? 'BOARD_OVER' : 'BOARD_FORBIDDEN');
}

/** What whoever changes the page does alone, whatever else holds for the board. */
export const proveKeeper = ({ isKeeper }: BoardScope): void => void (isKeeper || refuse('BOARD_FORBIDDEN'));

/** What is no words of an entry has to wait with it. */
export function proveReleased(scope: BoardScope, { released_at }: EntryRow): void {
  if (released_at === null && !scope.isKeeper) refuse('BOARD_ENTRY_WAITS');
}
