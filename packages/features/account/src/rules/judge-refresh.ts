interface RefreshTokenState {
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
  /** The token that was given out for this one was itself used already. */
  readonly successorUsed: boolean;
}

type RefreshVerdict = 'rotate' | 'repeat' | 'expired' | 'reuse';

/**
 * What a presented refresh token deserves. `rotate`: the next pair. `repeat`: the same successor again, for an answer that got
 * lost or a twin tab, only from the parent and only for `graceSeconds`. `reuse`: somebody else has it — the family dies.
 */
export function judgeRefresh(token: RefreshTokenState, now: Date, graceSeconds: number): RefreshVerdict {
  if (token.expiresAt <= now) return 'expired';
  if (token.usedAt === null) return 'rotate';
  const isWithinGrace = now.getTime() - token.usedAt.getTime() <= graceSeconds * 1000;
  return isWithinGrace && !token.successorUsed ? 'repeat' : 'reuse';
}
