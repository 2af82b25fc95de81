import { RefusedError, useAgainWith } from '@pausenplatz/kernel-browser';
import { Skeletons } from '@pausenplatz/kernel-ui';
import type { Board, BoardSettings } from '../../contract/index.ts';
import { ClosedBoard } from '../blocks/closed-board.tsx';
import { useBoards } from '../data.ts';
import { useStale } from '../use-stale.ts';
import { ShownBoard } from './shown-board.tsx';

interface BoardOnPageProps {
  readonly pageId: string;
  readonly blockId: string;
  readonly settings: BoardSettings;
  /** Somebody looks at the page as one of its members: what is there for all of them, and nothing to do. */
  readonly isMemberView: boolean;
}

/** A list to somebody with a session: to members as it stands, to all others closed. */
export function BoardOnPage({ pageId, blockId, settings, isMemberView }: BoardOnPageProps) {
  const { data, error } = useBoards(pageId);
  const board = data?.boards.find((one) => one.blockId === blockId);
  useAgainWith(useStale(), JSON.stringify([settings, data !== undefined && board === undefined]));
  if (error && !data)
    return <ClosedBoard title={settings.title} says={error instanceof RefusedError && error.status < 500 ? 'gone' : 'failed'} />;
  if (!data) return <Skeletons shape="rows" />;
  if (!board) return <ClosedBoard title={settings.title} says="empty" />;
  return <ShownBoard pageId={pageId} settings={settings} board={isMemberView ? asMember(board) : board} />;
}

/** As a member without a name of their own sees it. */
const asMember = (board: Board): Board => ({
  ...board,
  rights: { isKeeper: false, mayAdd: false, mayMark: false, mayComment: false, mayLike: false },
  entries: board.entries
    .filter(({ isReleased }) => isReleased)
    .map((entry) => ({
      ...entry,
      isOwn: false,
      mayChange: false,
      mayDelete: false,
      isLiked: false,
      marks: entry.marks.map((mark) => ({ ...mark, isOwn: false })),
    })),
});
