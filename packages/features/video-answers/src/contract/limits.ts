/** Seconds that an answer may last at most; three minutes are the end of it. */
export const answerLengths = [30, 60, 90, 120, 180] as const;

/** Limits of questions and their answers; counts, characters, days, seconds. */
export const answersLimits = {
  titleMaximum: 80,
  questionMaximum: 600,
  responseMaximum: 500,
  /** A recorder stops a little after its time; nobody records again for that. */
  toleranceSeconds: 5,
  /** Answers of one block that are released by one call. */
  releasedAtOnce: 300,
  trashDays: 60,
} as const;
