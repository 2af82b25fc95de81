/** Limits of advent calendars; counts, characters, days. */
export const adventLimits = {
  /** Doors and doors in a row (specification, section 9). */
  doors: 31,
  perRow: 7,
  calendarsPerPerson: 60,
  titleMaximum: 80,
  leadMaximum: 200,
  doorTitleMaximum: 80,
  textMaximum: 2_000,
  questionMaximum: 300,
  answerMaximum: 120,
  answersMinimum: 2,
  answersMaximum: 4,
  noteMaximum: 300,
  linkMaximum: 2_048,
  trashDays: 60,
  /** On a child's home screen: calendars that are looked at, and doors that stand there. */
  calendarsToday: 12,
  doorsToday: 6,
} as const;
