import type { Work } from '@pausenplatz/kernel-server';
import { type ColumnOf, freeBoardPlace, likeBoardEntry, markBoardEntry } from '../../contract/index.ts';
import { boardRights, placesOf } from '../../rules/index.ts';
import { handle, refuse } from '../boards.ts';
import { allow, changeEntry, type EntryRow, proveKeeper, proveReleased } from '../change.ts';
import { readEntry } from '../present.ts';
import type { BoardScope } from '../scope.ts';
import type { BoardsTables } from '../tables.ts';

type OwnWork = Work<BoardsTables>;

const markHandler = handle(markBoardEntry, (context, { id, columnId, isSet }) =>
  changeEntry(context, { id }, async (work, scope, entry) => {
    const column = scope.settings.columns.find((one) => one.id === columnId);
    if (column?.kind !== 'tick' && column?.kind !== 'vote' && column?.kind !== 'places') return refuse('BOARD_COLUMN_GONE');
    allow(scope, boardRights(scope.settings, scope.isKeeper, scope.today).mayMark);
    proveReleased(scope, entry);
    const at = { entry_id: id, column_id: columnId, user_id: scope.userId };
    if (!isSet) await unmark(work, at, column.kind === 'tick');
    else {
      if (column.kind === 'places') await proveRoom(work, scope, entry, column);
      if (column.kind === 'vote' && !column.several) await takeVoteBack(work, scope, columnId);
      await work.db
        .insertInto('board_mark')
        .values({ ...at, at: context.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return { entry: await readEntry(work.db, scope, id) };
  }),
);

interface Place {
  readonly entry_id: string;
  readonly column_id: string;
  readonly user_id: string;
}

/** A tick is everybody’s: whoever takes it back takes it back for all. */
async function unmark(work: OwnWork, { entry_id, column_id, user_id }: Place, forAll: boolean): Promise<void> {
  await work.db
    .deleteFrom('board_mark')
    .where('entry_id', '=', entry_id)
    .where('column_id', '=', column_id)
    .$if(!forAll, (query) => query.where('user_id', '=', user_id))
    .execute();
}

/** The board changes once at a time, so that the last place is given once. */
async function proveRoom(work: OwnWork, { userId }: BoardScope, entry: EntryRow, column: ColumnOf<'places'>): Promise<void> {
  const taken = await work.db
    .selectFrom('board_mark')
    .select('user_id')
    .where('entry_id', '=', entry.id)
    .where('column_id', '=', column.id)
    .where('user_id', '<>', userId)
    .execute();
  if (taken.length >= placesOf(column, entry.cells)) refuse('BOARD_PLACES_FULL', { details: { title: entry.title } });
}

async function takeVoteBack(work: OwnWork, { blockId, userId }: BoardScope, columnId: string): Promise<void> {
  await work.db
    .deleteFrom('board_mark')
    .where('column_id', '=', columnId)
    .where('user_id', '=', userId)
    .where('entry_id', 'in', (select) => select.selectFrom('board_entry').select('id').where('block_id', '=', blockId))
    .execute();
}

const freeHandler = handle(freeBoardPlace, (context, { id, columnId, userId }) =>
  changeEntry(context, { id }, async (work, scope) => {
    proveKeeper(scope);
    if (scope.settings.columns.find((one) => one.id === columnId)?.kind !== 'places') return refuse('BOARD_COLUMN_GONE');
    await unmark(work, { entry_id: id, column_id: columnId, user_id: userId }, false);
    return { entry: await readEntry(work.db, scope, id) };
  }),
);

const likeHandler = handle(likeBoardEntry, (context, { id, isLiked }) =>
  changeEntry(context, { id }, async (work, scope, entry) => {
    allow(scope, boardRights(scope.settings, scope.isKeeper, scope.today).mayLike);
    proveReleased(scope, entry);
    const like = { entry_id: id, user_id: scope.userId };
    if (isLiked)
      await work.db
        .insertInto('board_like')
        .values(like)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await work.db.deleteFrom('board_like').where('entry_id', '=', id).where('user_id', '=', scope.userId).execute();
    return { entry: await readEntry(work.db, scope, id) };
  }),
);

export const markHandlers = [markHandler, freeHandler, likeHandler];
