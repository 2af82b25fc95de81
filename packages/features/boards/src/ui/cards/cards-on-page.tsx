import { RefusedError, useAgainWith } from '@pausenplatz/kernel-browser';
import { Skeletons } from '@pausenplatz/kernel-ui';
import type { CardBoard, KanbanSettings } from '../../contract/index.ts';
import { ClosedBoard } from '../blocks/closed-board.tsx';
import { useCardBoards } from './data.ts';
import { ShownCards } from './shown-cards.tsx';

interface CardsOnPageProps {
  readonly pageId: string;
  readonly blockId: string;
  readonly settings: KanbanSettings;
  /** Somebody looks at the page as one of its members: what is there for all of them, and nothing to do. */
  readonly isMemberView: boolean;
}

/** A board with cards to somebody with a session: to members as it stands, to all others closed. */
export function CardsOnPage({ pageId, blockId, settings, isMemberView }: CardsOnPageProps) {
  const { data, error, again } = useCardBoards(pageId, blockId);
  const board = data?.boards.find((one) => one.blockId === blockId);
  useAgainWith(again, JSON.stringify([settings, data !== undefined && board === undefined]));
  const closed = (says: 'gone' | 'failed' | 'empty') => <ClosedBoard title={settings.title} says={says} hasCards />;
  if (error && !data) return closed(error instanceof RefusedError && error.status < 500 ? 'gone' : 'failed');
  if (!data) return <Skeletons shape="rows" />;
  if (!board) return closed('empty');
  return <ShownCards pageId={pageId} settings={settings} board={isMemberView ? asMember(board) : board} />;
}

/** As a member without a name of their own sees it. */
const asMember = (board: CardBoard): CardBoard => ({
  ...board,
  rights: { isKeeper: false, mayAdd: false, mayMark: false, mayComment: false, mayLike: false },
  cards: board.cards
    .filter(({ isReleased }) => isReleased)
    .map((card) => ({ ...card, isOwn: false, mayChange: false, mayDelete: false, mayCheck: false, isLiked: false })),
});
