/** Limits of the games; counts. */
export const gamesLimits = {
  letters: 5,
  guesses: 6,
  /** Words in the list of a class. */
  classWords: 60,
  /** So many at least, or the class would soon know what comes. */
  classWordsForDaily: 5,
  /** Characters of what is sent as a word; what is too long is refused in words before it is looked at. */
  typedMaximum: 40,
} as const;
