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
  /** Cards of the largest memory. */
  memoryCards: 36,
  /** Turns that a game handed in may have. */
  memoryTurns: 500,
  /** How long a game may have lasted, in milliseconds. */
  memoryMs: 7_200_000,
  /** A game that was begun and not handed in is forgotten after so many days. */
  memoryOpenDays: 3,
  /** Games of a day that bring points; whatever is played after them is for fun. */
  memoryWithPoints: 3,
} as const;
