/** What is known when an admin wants to take somebody's second factor away. */
interface ResetRelation {
  readonly isSelf: boolean;
  /** The admin has a second factor, and a code of it was asked for in this very session. */
  readonly passedOwn: boolean;
  /** Schools that the admin administers, child schools included. */
  readonly adminSchoolIds: readonly string[];
  /** Schools to which the person belongs in any role. */
  readonly belongsTo: readonly string[];
  /** Schools that the person administers, child schools included. */
  readonly administers: readonly string[];
}

type ResetVerdict = 'allowed' | 'self' | 'notTheirs' | 'ownMissing';

/**
 * Whether an admin may reset somebody's second factor. Nobody resets their own, and whoever resets it administers everything that
 * the person administers: a weaker account must not open a stronger one.
 */
export function judgeReset({ isSelf, passedOwn, adminSchoolIds, belongsTo, administers }: ResetRelation): ResetVerdict {
  if (isSelf) return 'self';
  const isTheirs = belongsTo.some((id) => adminSchoolIds.includes(id)) && administers.every((id) => adminSchoolIds.includes(id));
  if (!isTheirs) return 'notTheirs';
  return passedOwn ? 'allowed' : 'ownMissing';
}
