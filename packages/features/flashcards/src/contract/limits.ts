/** Limits of flashcards; counts, characters and days as named. */
export const flashcardLimits = {
  setsPerPerson: 200,
  cardsPerSet: 2_000,
  cardsAtOnce: 200,
  boxesPerPerson: 300,
  titleMaximum: 120,
  termMaximum: 200,
  textMaximum: 1_000,
  altMaximum: 200,
  wordsMaximum: 100,
  publicPerPart: 30,
  /** So many cards make one training. */
  trainedAtOnce: 30,
  newPerDay: 10,
  answersAtOnce: 50,
  /** An answer that was kept longer on a device counts as given so many days ago. */
  answersKeptDays: 60,
  trashDays: 60,
} as const;
