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
  /** How long an invitation to a duel waits for its answer, in milliseconds. */
  duelAnswerMs: 600_000,
  /** How long two cards that do not belong together stay in sight. */
  duelSightMs: 3_000,
  /** How often a screen says that somebody sits before it. */
  duelSignMs: 7_000,
  /** Who has given no sign for so long is away. */
  duelHereMs: 20_000,
  /** How long the other waits for who is away, before the game ends without a winner. */
  duelAwayMs: 120_000,
  /** Who declined is left in peace by the same person for so long. */
  duelPeaceMs: 600_000,
  /** Invitations of one person in an hour. */
  duelsPerHour: 30,
  /** A duel is forgotten so many hours after the last thing that happened in it. */
  duelKeptHours: 24,
  /** Pictures of one’s own set: as many as the smallest and the largest game have pairs. */
  picturesLeast: 6,
  picturesMost: 18,
  /** Sets of pictures that one person has. */
  pictureSets: 40,
  pictureTitle: 60,
  /** What is on a picture, in so many characters; it stands on a card as well. */
  pictureName: 40,
  /** Classes that one set is lent to. */
  pictureClasses: 20,
  /** A set lies in the trash for so many days. */
  pictureTrashDays: 60,
} as const;
