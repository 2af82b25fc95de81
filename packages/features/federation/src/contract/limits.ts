export const tenantLimits = {
  nameMaximum: 80,
  /** Connected accounts that are listed at once. */
  linksAtOnce: 50,
  /** Lines of a list of accounts that are matched at once. */
  rows: 1_000,
  /** Longest cell of such a list. */
  cellMaximum: 320,
  bytes: 1024 * 1024,
} as const;

/** A sign-in of a Teams tab in a window of its own. */
export const windowLimits = {
  minutes: 10,
  /** How long the code of a finished window can be used. */
  codeMinutes: 2,
  codeDigits: 6,
  tries: 5,
  /** Longest code that is typed; blanks do not matter. */
  codeMaximum: 20,
} as const;
