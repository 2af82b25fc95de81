/** What the log of a school says went with an erased class, by the table where it lay. */
export const vocabularyLog = {
  erased: { vocabulary_assignment: { one: '1 Zuteilung von Lernwörtern', many: '{count} Zuteilungen von Lernwörtern' } },
} as const;
