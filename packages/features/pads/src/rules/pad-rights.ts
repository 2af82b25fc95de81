import type { PadRights, PadSettings } from '../contract/index.ts';

interface Reader {
  readonly isMember: boolean;
  /** Changes the page. */
  readonly isKeeper: boolean;
}

/** What somebody may do with a pad; null for who reads the page and not the pad. */
export function padRights({ writers, visitorsRead, kind }: PadSettings, { isMember, isKeeper }: Reader): PadRights | null {
  if (kind !== 'own' || !(isMember || visitorsRead)) return null;
  const mayWrite = isMember && (writers === 'members' || (writers === 'keepers' && isKeeper));
  return { isMember, isKeeper: isMember && isKeeper, mayWrite };
}
