/** Limits of vocabulary; counts, characters and days as named. */
export const vocabularyLimits = {
  listsPerPerson: 200,
  itemsPerList: 600,
  portionsPerList: 40,
  itemsAtOnce: 400,
  classesPerList: 20,
  nameMaximum: 120,
  wordMaximum: 80,
  sentenceMaximum: 240,
  typedMaximum: 300,
  answersAtOnce: 50,
  /** An answer that was kept longer on a device counts as given so many days ago. */
  answersKeptDays: 60,
  /** Words on one page of the table of a class. */
  wordsPerPage: 40,
  hardest: 5,
  trashDays: 60,
} as const;
