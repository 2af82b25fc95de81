import { zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, personOf, type Services, type Work } from '@pausenplatz/kernel-server';
import { type PlacedBlocks, placedBlocksStep } from '@pausenplatz/schools/server';
import type { Kysely, Selectable } from 'kysely';
import { boardBlocks, type BoardSettings, kanbanBlock, type KanbanSettings, listBlock } from '../contract/index.ts';
import { refuse } from './boards.ts';
import type { BoardsTables } from './tables.ts';

declare const proven: unique symbol;

/** Proof that who asks belongs to the page on which the board stands. */
export interface BoardScope {
  readonly [proven]: true;
  readonly pageId: string;
  readonly blockId: string;
  /** What lists and cards share is asked here; for cards there are neither columns nor a last day. */
  readonly settings: BoardSettings & { readonly isFrozen: boolean };
  /** Null for lists. */
  readonly cards: CardsScope | null;
  /** Changes the page, and so the board. */
  readonly isKeeper: boolean;
  readonly userId: string;
  readonly today: string;
}

type Asking = Pick<CallContext<BoardsTables>, 'db' | 'actor' | 'steps' | 'clock'>;

interface CardsScope {
  readonly settings: KanbanSettings;
  readonly revision: number;
  readonly wholeSince: number;
  readonly timerEndsAt: Date | null;
}

export interface KanbanScope extends BoardScope {
  readonly cards: CardsScope;
}

const types = boardBlocks.map(({ type }) => type);

/** All boards of a page; 404 for who does not belong to it, although the page itself may be open to them. */
export async function proveBoards(context: Asking, pageId: string): Promise<readonly BoardScope[]> {
  const placed = await placesOf(context).find({ db: context.db, actor: context.actor }, { pageId }, types);
  return placed ? scopesOf(context, context.db, placed) : refuse('BOARD_NOT_FOUND');
}

export async function proveBoard(context: Asking, blockId: string): Promise<BoardScope> {
  const placed = await placesOf(context).find({ db: context.db, actor: context.actor }, { blockId }, types);
  return theOne(context, context.db, placed, blockId);
}

/** The same inside of a transaction: nothing of what was proven changes until the commit. */
export async function holdBoard(context: Asking, work: Pick<Work<BoardsTables>, 'db'>, blockId: string): Promise<BoardScope> {
  const placed = await placesOf(context).hold({ db: work.db }, context.actor, blockId, types);
  return theOne(context, work.db, placed, blockId);
}

/** A board with cards; one without has no such calls. */
export const kanbanOf = (scope: BoardScope): KanbanScope => (hasCards(scope) ? scope : refuse('BOARD_NOT_FOUND'));
export const hasCards = (scope: BoardScope): scope is KanbanScope => scope.cards !== null;

/** A list; cards have calls of their own. */
export const proveList = (scope: BoardScope): void => void (scope.cards && refuse('BOARD_NOT_FOUND'));

function placesOf({ steps }: Pick<Services, 'steps'>) {
  const [given] = steps.given(placedBlocksStep);
  return given?.step ?? refuse('BOARD_NOT_FOUND');
}

async function theOne(context: Asking, db: Kysely<BoardsTables>, placed: PlacedBlocks | null, blockId: string): Promise<BoardScope> {
  const scopes = placed ? await scopesOf(context, db, placed) : [];
  return scopes.find((one) => one.blockId === blockId) ?? refuse('BOARD_NOT_FOUND');
}

async function scopesOf(context: Asking, db: Kysely<BoardsTables>, { pageId, mayChange, blocks }: PlacedBlocks): Promise<BoardScope[]> {
  const { userId } = personOf(context);
  const today = zurichDay(context.clock.now());
  const states = blocks.some(({ type }) => type === kanbanBlock.type)
    ? await db.selectFrom('board_state').selectAll().where('page_id', '=', pageId).execute()
    : [];
  return blocks.map(({ id, type, settings }) => {
    const state = states.find((one) => one.block_id === id);
    const held = type === kanbanBlock.type ? cardsScope(settings, state) : { settings: listBlock.settings.parse(settings), cards: null };
    const isFrozen = (state?.frozen_at ?? null) !== null;
    // The page answered for who asks; nothing else makes this type.
    return { ...held, settings: { ...held.settings, isFrozen }, pageId, blockId: id, isKeeper: mayChange, userId, today } as BoardScope;
  });
}

function cardsScope(
  stored: unknown,
  state: Selectable<BoardsTables['board_state']> | undefined,
): Pick<BoardScope, 'cards'> & { settings: BoardSettings } {
  const settings = kanbanBlock.settings.parse(stored);
  return {
    settings: { ...listBlock.empty, members: settings.members },
    cards: {
      settings,
      revision: state?.revision ?? 0,
      wholeSince: state?.whole_since ?? 0,
      timerEndsAt: state?.timer_ends_at ?? null,
    },
  };
}
