import { newId, type Work } from '@pausenplatz/kernel-server';
import { generateKeyBetween } from 'fractional-indexing';
import type { Updateable } from 'kysely';
import { addBoardCard, checkBoardCard, moveBoardCard, updateBoardCard } from '../../contract/index.ts';
import { boardRights, cardRights, laneOf, waits } from '../../rules/index.ts';
import { handle, refuse } from '../boards.ts';
import { provePerson } from '../board-people.ts';
import { storeFiles } from '../card-files.ts';
import { keepVersion } from '../card-versions.ts';
import { allow, changeBoard, changeCard, type HeldCard } from '../change.ts';
import { readCard } from '../present-cards.ts';
import { kanbanOf, type KanbanScope } from '../scope.ts';
import type { BoardsTables } from '../tables.ts';
import { lastPosition, releasedAt } from './entries.ts';

type OwnWork = Work<BoardsTables>;

const addHandler = handle(addBoardCard, (context, { blockId, ...card }) =>
  changeBoard(context, blockId, async (work, found) => {
    const scope = kanbanOf(found);
    allow(scope, boardRights(scope.settings, scope.isKeeper, scope.today).mayAdd);
    await provePerson(work.db, scope, card.assigneeId);
    const id = newId();
    await work.db
      .insertInto('board_entry')
      .values({
        id,
        page_id: scope.pageId,
        block_id: blockId,
        author_id: scope.userId,
        title: card.text,
        position: generateKeyBetween(await lastPosition(work, scope), null),
        released_at: releasedAt(context, scope),
        created_at: context.clock.now(),
        revision: scope.cards.revision + 1,
      })
      .execute();
    await work.db
      .insertInto('board_card')
      .values({
        entry_id: id,
        lane_id: laneOf(scope.cards.settings, card),
        color: card.color,
        assignee_id: card.assigneeId,
        due_on: card.dueOn,
        checks: JSON.stringify(card.checks),
        is_anonymous: scope.cards.settings.members.anonymous && !scope.isKeeper,
      })
      .execute();
    await storeFiles(work, scope, id, card.fileIds);
    return { card: await readCard({ ...context, db: work.db }, scope, id) };
  }),
);

const updateHandler = handle(updateBoardCard, (context, { id, ...change }) =>
  changeCard(context, id, async (work, scope, { entry, card }) => {
    allow(scope, rightsTo(scope, { entry, card }).mayChange);
    const { text, base, color, dueOn, assigneeId, checks, fileIds } = change;
    if (text !== undefined && base !== undefined && base !== entry.title)
      return refuse('BOARD_ENTRY_CHANGED', { details: { title: entry.title } });
    if (assigneeId !== undefined && assigneeId !== card.assignee_id) await provePerson(work.db, scope, assigneeId);
    await keepVersion(context, work, scope, { entry, card }, change);
    // What a member changes is new words: they wait again where words are released first.
    const words = { ...(text !== undefined && { title: text }), ...(waits(scope.settings, scope.isKeeper) && { released_at: null }) };
    if (Object.keys(words).length > 0) await work.db.updateTable('board_entry').set(words).where('id', '=', id).execute();
    await store(work, id, {
      ...(color !== undefined && { color }),
      ...(dueOn !== undefined && { due_on: dueOn }),
      ...(assigneeId !== undefined && { assignee_id: assigneeId }),
      ...(checks !== undefined && { checks: JSON.stringify(checks) }),
    });
    if (fileIds !== undefined) await storeFiles(work, scope, id, fileIds);
    return { card: await readCard({ ...context, db: work.db }, scope, id) };
  }),
);

const checkHandler = handle(checkBoardCard, (context, { id, checkId, isDone }) =>
  changeCard(context, id, async (work, scope, held) => {
    allow(scope, rightsTo(scope, held).mayCheck);
    if (!held.card.checks.some((one) => one.id === checkId)) return refuse('BOARD_COLUMN_GONE');
    const checks = held.card.checks.map((one) => (one.id === checkId ? { ...one, isDone } : one));
    await store(work, id, { checks: JSON.stringify(checks) });
    return { card: await readCard({ ...context, db: work.db }, scope, id) };
  }),
);

const moveHandler = handle(moveBoardCard, (context, { id, laneId, afterId }) =>
  changeCard(context, id, async (work, scope, held) => {
    allow(scope, rightsTo(scope, held).mayChange);
    const { settings } = scope.cards;
    if (!settings.lanes.some((lane) => lane.id === laneId)) return refuse('BOARD_COLUMN_GONE');
    const all = await work.db
      .selectFrom('board_entry')
      .innerJoin('board_card', 'entry_id', 'board_entry.id')
      .select(['board_entry.id', 'position', 'lane_id'])
      .where('block_id', '=', scope.blockId)
      .where('board_entry.id', '<>', id)
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .orderBy('board_entry.id')
      .execute();
    const others = settings.layout === 'wall' ? all : all.filter(({ lane_id }) => laneOf(settings, { laneId: lane_id }) === laneId);
    const behind = others.findIndex((one) => one.id === afterId);
    // Its neighbour may have gone elsewhere meanwhile: the card goes to the end, and nothing is lost.
    const at = afterId === null ? -1 : behind < 0 ? others.length - 1 : behind;
    const position = generateKeyBetween(others[at]?.position ?? null, nextOf(others, at));
    await work.db.updateTable('board_entry').set({ position }).where('id', '=', id).execute();
    await store(work, id, { lane_id: laneId });
    return { card: await readCard({ ...context, db: work.db }, scope, id) };
  }),
);

/** Two cards may stand on one place, where nothing lies between. */
function nextOf(others: readonly { readonly position: string }[], at: number): string | null {
  const before = others[at]?.position;
  return others.slice(at + 1).find(({ position }) => before === undefined || position > before)?.position ?? null;
}

async function store(work: OwnWork, id: string, change: Updateable<BoardsTables['board_card']>): Promise<void> {
  if (Object.keys(change).length > 0) await work.db.updateTable('board_card').set(change).where('entry_id', '=', id).execute();
}

export const rightsTo = (scope: KanbanScope, { entry, card }: HeldCard) =>
  cardRights(
    scope.settings,
    { isOwn: entry.author_id === scope.userId, isReleased: entry.released_at !== null, isAssigned: card.assignee_id === scope.userId },
    scope,
  );

export const cardHandlers = [addHandler, updateHandler, checkHandler, moveHandler];
