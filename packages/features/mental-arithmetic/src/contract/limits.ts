/** Limits of mental arithmetic: counts, milliseconds and days. */
export const mentalArithmeticLimits = {
  /** Calculations of a run of twenty. */
  twenty: 20,
  /** As many as are drawn for two minutes: nobody is faster. */
  most: 60,
  minutesMs: 120_000,
  answersPerRun: 250,
  /** The longest that one answer can take; who thinks longer has gone. */
  answerMs: 3_600_000,
  lastRuns: 10,
  /** How many days a device may keep a run before it hands it in. */
  unfinishedDays: 60,
  /** The largest result, in hundredths. */
  result: 999_999_999,
} as const;
