/** Limits of multiplication: counts, milliseconds and days. */
export const multiplicationLimits = {
  /** Of a training and a mixed run; of a run for time and of the exam. */
  training: 20,
  long: 50,
  answersPerRun: 250,
  /** The longest that one answer can take; who thinks longer has gone. */
  answerMs: 3_600_000,
  lastRuns: 10,
  /** How many days a device may keep a run before it hands it in. */
  unfinishedDays: 60,
} as const;
