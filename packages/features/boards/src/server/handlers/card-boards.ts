import { daysBefore } from '@pausenplatz/kernel-format';
import {
  boardsLimits,
  clearBoard,
  freezeBoard,
  getCardBoards,
  getChangedCards,
  listBoardPeople,
  listGoneCards,
  setBoardTimer,
} from '../../contract/index.ts';
import { peopleOf } from '../board-people.ts';
import { handle } from '../boards.ts';
import { changeBoard, mayRead, proveKeeper } from '../change.ts';
import { nameOf } from '../present.ts';
import { presentState, readCardBoards, readChangedCards } from '../present-cards.ts';
import { hasCards, kanbanOf, proveBoard, proveBoards } from '../scope.ts';

const done = { ok: true } as const;

const getHandler = handle(getCardBoards, async (context, { pageId }) => ({
  boards: await readCardBoards(context, (await proveBoards(context, pageId)).filter(hasCards)),
}));

const changedHandler = handle(getChangedCards, async (context, { blockId, since }) => {
  const scope = kanbanOf(await proveBoard(context, blockId));
  const isWhole = since < scope.cards.wholeSince || since > scope.cards.revision;
  const all = await context.db
    .selectFrom('board_entry')
    .select(['id', 'author_id', 'released_at', 'deleted_at', 'revision'])
    .where('block_id', '=', blockId)
    .where((where) => where.or([where('deleted_at', 'is', null), where('revision', '>', since)]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const isSeen = (row: (typeof all)[number]) => row.deleted_at === null && mayRead(scope, row);
  const changed = all.filter(({ revision }) => isWhole || revision > since);
  return {
    ...presentState(context, scope),
    isWhole,
    cards: changed.some(isSeen) ? await readChangedCards(context, scope, isWhole ? -1 : since) : [],
    goneIds: isWhole ? [] : changed.filter((row) => !isSeen(row)).map(({ id }) => id),
    order: all.filter(isSeen).map(({ id }) => id),
  };
});

const peopleHandler = handle(listBoardPeople, async (context, { blockId }) => ({
  people: await peopleOf(context.db, kanbanOf(await proveBoard(context, blockId))),
}));

const freezeHandler = handle(freezeBoard, (context, { blockId, isFrozen }) =>
  changeBoard(context, blockId, async (work, found) => {
    const scope = kanbanOf(found);
    proveKeeper(scope);
    await work.db
      .updateTable('board_state')
      // What everybody may do with every card is another thing now.
      .set({ frozen_at: isFrozen ? context.clock.now() : null, whole_since: scope.cards.revision + 1 })
      .where('block_id', '=', blockId)
      .execute();
    return done;
  }),
);

const timerHandler = handle(setBoardTimer, (context, { blockId, seconds }) =>
  changeBoard(context, blockId, async (work, found) => {
    const scope = kanbanOf(found);
    proveKeeper(scope);
    const endsAt = seconds === null ? null : new Date(context.clock.now().getTime() + seconds * 1_000);
    await work.db.updateTable('board_state').set({ timer_ends_at: endsAt }).where('block_id', '=', blockId).execute();
    return { timerEndsAt: endsAt?.toISOString() ?? null };
  }),
);

const clearHandler = handle(clearBoard, (context, { blockId }) =>
  changeBoard(context, blockId, async (work, found) => {
    const scope = kanbanOf(found);
    proveKeeper(scope);
    const gone = await work.db
      .updateTable('board_entry')
      .set({ deleted_at: context.clock.now(), revision: scope.cards.revision + 1 })
      .where('block_id', '=', blockId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { count: Number(gone.numUpdatedRows) };
  }),
);

const goneHandler = handle(listGoneCards, async (context, { blockId }) => {
  const scope = kanbanOf(await proveBoard(context, blockId));
  proveKeeper(scope);
  const rows = await context.db
    .selectFrom('board_entry')
    .leftJoin('user_account', (join) => join.onRef('user_account.id', '=', 'author_id').on('user_account.deleted_at', 'is', null))
    .select(['board_entry.id', 'title', 'board_entry.deleted_at', nameOf('user_account').as('author')])
    .where('block_id', '=', blockId)
    .where('board_entry.deleted_at', '>', daysBefore(context.clock.now(), boardsLimits.trashDays))
    .orderBy('board_entry.deleted_at', 'desc')
    .orderBy('position')
    .limit(boardsLimits.entriesPerBoard)
    .execute();
  return {
    cards: rows.flatMap(({ id, title, deleted_at, author }) =>
      deleted_at === null ? [] : [{ id, text: title, author: author === '' ? null : author, deletedAt: deleted_at.toISOString() }],
    ),
  };
});

export const cardBoardHandlers = [getHandler, changedHandler, peopleHandler, freezeHandler, timerHandler, clearHandler, goneHandler];
