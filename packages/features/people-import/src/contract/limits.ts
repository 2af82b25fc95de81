/** Limits of an import; counts, bytes, days as their names say. */
export const importLimits = {
  rows: 3_000,
  bytes: 2 * 1024 * 1024,
  /** An import can be taken back this long (R4). */
  undoDays: 7,
  /** How long, and how many of them, a school looks back. */
  historyDays: 60,
  history: 50,
} as const;
