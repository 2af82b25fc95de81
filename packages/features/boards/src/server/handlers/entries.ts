import { type CallContext, newId, type Work } from '@pausenplatz/kernel-server';
import { generateKeyBetween } from 'fractional-indexing';
import {
  addBoardEntry,
  type BoardCells,
  boardsLimits,
  deleteBoardEntry,
  getBoards,
  moveBoardEntry,
  releaseBoardEntry,
  restoreBoardEntry,
  updateBoardEntry,
} from '../../contract/index.ts';
import { boardRights, entryRights, placesOf, waits, writtenCells, wrongCell } from '../../rules/index.ts';
import { handle, refuse } from '../boards.ts';
import { allow, changeBoard, changeEntry, type EntryRow, proveKeeper } from '../change.ts';
import { readBoards, readEntry } from '../present.ts';
import { type BoardScope, hasCards, proveBoards, proveList } from '../scope.ts';
import type { BoardsTables } from '../tables.ts';

type OwnWork = Work<BoardsTables>;

const done = { ok: true } as const;

const getBoardsHandler = handle(getBoards, async (context, { pageId }) => ({
  boards: await readBoards(
    context.db,
    (await proveBoards(context, pageId)).filter((scope) => !hasCards(scope)),
  ),
}));

const addHandler = handle(addBoardEntry, (context, { blockId, title, cells }) =>
  changeBoard(context, blockId, async (work, scope) => {
    proveList(scope);
    allow(scope, boardRights(scope.settings, scope.isKeeper, scope.today).mayAdd);
    proveCells(scope, cells);
    const last = await lastPosition(work, scope);
    const id = newId();
    const now = context.clock.now();
    await work.db
      .insertInto('board_entry')
      .values({
        id,
        page_id: scope.pageId,
        block_id: scope.blockId,
        author_id: scope.userId,
        title,
        cells: JSON.stringify(writtenCells({}, scope.settings.columns, cells)),
        position: generateKeyBetween(last, null),
        released_at: releasedAt(context, scope),
        created_at: now,
      })
      .execute();
    return { entry: await readEntry(work.db, scope, id) };
  }),
);

const updateHandler = handle(updateBoardEntry, (context, { id, title, cells, base }) =>
  changeEntry(context, { id }, async (work, scope, entry) => {
    proveList(scope);
    allow(scope, rightsTo(scope, entry).mayChange);
    if (title !== undefined && base !== undefined && base !== entry.title)
      return refuse('BOARD_ENTRY_CHANGED', { details: { title: entry.title } });
    const written = cells === undefined ? entry.cells : writtenCells(entry.cells, scope.settings.columns, cells);
    if (cells !== undefined) {
      proveCells(scope, cells);
      await provePlaces(work, scope, entry, written);
    }
    await work.db
      .updateTable('board_entry')
      // What a member changes is new words: they wait again where words are released first.
      .set({
        ...(title !== undefined && { title }),
        cells: JSON.stringify(written),
        ...(waits(scope.settings, scope.isKeeper) && { released_at: null }),
      })
      .where('id', '=', id)
      .execute();
    return { entry: await readEntry(work.db, scope, id) };
  }),
);

const moveHandler = handle(moveBoardEntry, (context, { id, afterId }) =>
  changeEntry(context, { id }, async (work, scope) => {
    proveList(scope);
    proveKeeper(scope);
    const others = await work.db
      .selectFrom('board_entry')
      .select(['id', 'position'])
      .where('block_id', '=', scope.blockId)
      .where('id', '<>', id)
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const at = afterId === null ? -1 : others.findIndex((one) => one.id === afterId);
    if (afterId !== null && at < 0) return refuse('BOARD_ENTRY_NOT_FOUND');
    const position = generateKeyBetween(others[at]?.position ?? null, others[at + 1]?.position ?? null);
    await work.db.updateTable('board_entry').set({ position }).where('id', '=', id).execute();
    return done;
  }),
);

const deleteHandler = handle(deleteBoardEntry, (context, { id }) =>
  changeEntry(context, { id }, async (work, scope, entry) => {
    allow(scope, rightsTo(scope, entry).mayDelete);
    await work.db.updateTable('board_entry').set({ deleted_at: context.clock.now() }).where('id', '=', id).execute();
    return done;
  }),
);

const restoreHandler = handle(restoreBoardEntry, (context, { id }) =>
  changeEntry(context, { id, isDeleted: true }, async (work, scope, entry) => {
    allow(scope, rightsTo(scope, entry).mayDelete);
    await lastPosition(work, scope);
    await work.db.updateTable('board_entry').set({ deleted_at: null }).where('id', '=', id).execute();
    return { entry: await readEntry(work.db, scope, id) };
  }),
);

const releaseHandler = handle(releaseBoardEntry, (context, { id }) =>
  changeEntry(context, { id }, async (work, scope) => {
    proveKeeper(scope);
    await work.db.updateTable('board_entry').set({ released_at: context.clock.now() }).where('id', '=', id).execute();
    return { entry: await readEntry(work.db, scope, id) };
  }),
);

export const rightsTo = (scope: BoardScope, { author_id, released_at }: EntryRow) =>
  entryRights(scope.settings, { isOwn: author_id === scope.userId, isReleased: released_at !== null }, scope);

export const releasedAt = ({ clock }: Pick<CallContext<BoardsTables>, 'clock'>, { settings, isKeeper }: BoardScope): Date | null =>
  waits(settings, isKeeper) ? null : clock.now();

function proveCells({ settings }: BoardScope, cells: BoardCells): void {
  const wrong = wrongCell(settings.columns, cells);
  if (wrong) refuse('BOARD_CELL_WRONG', { details: { column: wrong.name } });
}

/** Nobody who has a place loses it because there are fewer of them. */
async function provePlaces(work: OwnWork, { settings }: BoardScope, entry: EntryRow, cells: BoardCells): Promise<void> {
  const marks = await work.db.selectFrom('board_mark').select('column_id').where('entry_id', '=', entry.id).execute();
  for (const column of settings.columns) {
    if (column.kind !== 'places') continue;
    const count = marks.filter(({ column_id }) => column_id === column.id).length;
    if (placesOf(column, cells) < count) refuse('BOARD_PLACES_TAKEN', { details: { title: entry.title, count } });
  }
}

/** Behind it comes what is new; refuses where the board holds no more. */
export async function lastPosition(work: OwnWork, { blockId }: BoardScope): Promise<string | null> {
  const { count, last } = await work.db
    .selectFrom('board_entry')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('position').as('last')])
    .where('block_id', '=', blockId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= boardsLimits.entriesPerBoard) refuse('BOARD_FULL', { details: { count: boardsLimits.entriesPerBoard } });
  return last;
}

export const entryHandlers = [getBoardsHandler, addHandler, updateHandler, moveHandler, deleteHandler, restoreHandler, releaseHandler];
