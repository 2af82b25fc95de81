import type { BoardRights, BoardSettings } from '../contract/index.ts';

/** `isFrozen`: members only read for now. */
type Switches = Pick<BoardSettings, 'members' | 'endsOn'> & { readonly isFrozen?: boolean };

/** Days as YYYY-MM-DD. The last day belongs to it. */
export const isOver = ({ endsOn }: Pick<BoardSettings, 'endsOn'>, today: string): boolean => endsOn !== null && today > endsOn;

const isClosed = (switches: Switches, today: string): boolean => switches.isFrozen === true || isOver(switches, today);

/** Whoever keeps the board goes on after its last day: there is always something to put right. */
export function boardRights(switches: Switches, isKeeper: boolean, today: string): BoardRights {
  const { members } = switches;
  const isOpen = isKeeper || !isClosed(switches, today);
  return {
    isKeeper,
    mayAdd: isOpen && (isKeeper || members.add),
    mayMark: isOpen,
    // What is switched off is not there for the keeper either.
    mayComment: isOpen && members.comment,
    mayLike: isOpen && members.like,
  };
}

interface EntryFacts {
  readonly isOwn: boolean;
  readonly isReleased: boolean;
}

/** An entry that waits is seen by who wrote it and by who may release it. */
export const isSeen = ({ isOwn, isReleased }: EntryFacts, isKeeper: boolean): boolean => isReleased || isOwn || isKeeper;

export function entryRights(
  switches: Switches,
  entry: EntryFacts,
  { isKeeper, today }: { readonly isKeeper: boolean; readonly today: string },
): { readonly mayChange: boolean; readonly mayDelete: boolean } {
  if (isKeeper) return { mayChange: true, mayDelete: true };
  if (isClosed(switches, today)) return { mayChange: false, mayDelete: false };
  return { mayChange: entry.isOwn || (switches.members.changeOthers && entry.isReleased), mayDelete: entry.isOwn };
}

/** What somebody writes waits where words of members are released first, whether it is new or changed. */
export const waits = ({ members }: Pick<BoardSettings, 'members'>, isKeeper: boolean): boolean => members.release && !isKeeper;

/** Votes that are hidden show themselves once nobody can be led by them any more; without a last day they never do. */
export const showsVotes = ({ hidesVotes, endsOn }: Pick<BoardSettings, 'hidesVotes' | 'endsOn'>, today: string): boolean =>
  !hidesVotes || isOver({ endsOn }, today);
