/** Limits of pads; characters (UTF-16), counts, days, minutes. */
export const padsLimits = {
  titleMaximum: 80,
  hintMaximum: 300,
  addressMaximum: 500,
  characters: 40_000,
  /** People who wrote in one pad; a class with its teachers is fewer. */
  authors: 60,
  /** Places that one change touches. */
  parts: 2_000,
  /** Changes that may have come between what somebody wrote and what it was written on. */
  behind: 10_000,
  changesPerAnswer: 1_000,
  /** Bytes of the changes of an answer, and of those with which another one is joined. */
  answerBytes: 128 * 1024,
  behindBytes: 512 * 1024,
  /** Parts that are gone through where a change is joined with those that came since. */
  joiningSteps: 200_000,
  changesPerMinute: 240,
  /** Changes are joined with each other as long; after it whoever was away gets what stands there. */
  changesDays: 3,
  versions: 60,
  versionMinutes: 5,
  /** So many characters taken away at once are kept first, once in so many seconds. */
  removedAtOnce: 80,
  removedSeconds: 5,
} as const;
