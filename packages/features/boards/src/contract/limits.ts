/** Limits of boards; counts, characters, days. */
export const boardsLimits = {
  titleMaximum: 80,
  hintMaximum: 300,
  columns: 8,
  columnNameMaximum: 40,
  entriesPerBoard: 300,
  entryMaximum: 200,
  cellMaximum: 200,
  /** Places in one entry. */
  places: 200,
  /** As large as a number in a cell may be, either side of nought. */
  number: 1_000_000_000,
  commentMaximum: 500,
  commentsPerEntry: 100,
  lanes: 12,
  cardMaximum: 1_000,
  checkMaximum: 120,
  checksPerCard: 20,
  filesPerCard: 4,
  versionsPerCard: 30,
  timerSeconds: 7_200,
  /** Whom a card may be assigned to; a class has fewer. */
  people: 120,
  trashDays: 60,
} as const;
