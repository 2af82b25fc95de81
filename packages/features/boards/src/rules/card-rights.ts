import { boardRights, entryRights } from './board-rights.ts';

interface CardFacts {
  readonly isOwn: boolean;
  readonly isReleased: boolean;
  /** To who asks. */
  readonly isAssigned: boolean;
}

/** A card is an entry; who it is assigned to ticks its list also where only authors change cards. */
export function cardRights(
  switches: Parameters<typeof entryRights>[0],
  card: CardFacts,
  who: Parameters<typeof entryRights>[2],
): ReturnType<typeof entryRights> & { readonly mayCheck: boolean } {
  const rights = entryRights(switches, card, who);
  const { mayMark } = boardRights(switches, who.isKeeper, who.today);
  return { ...rights, mayCheck: rights.mayChange || (mayMark && card.isAssigned && card.isReleased) };
}
