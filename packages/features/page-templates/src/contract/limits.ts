/** Limits of page templates; counts, characters and days as named. */
export const pageTemplateLimits = {
  templatesPerPerson: 100,
  templatesPerPart: 30,
  nameMaximum: 120,
  descriptionMaximum: 600,
  keywords: 12,
  keywordMaximum: 40,
  wordsMaximum: 100,
  trashDays: 60,
} as const;
