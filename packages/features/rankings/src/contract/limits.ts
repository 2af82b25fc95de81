/** Limits of rankings. */
export const rankingsLimits = {
  /** So many stand above and below one's own place. */
  neighbours: 2,
  /** On so many days of a week a child practises, and its light burns. */
  daysForLight: 2,
} as const;
