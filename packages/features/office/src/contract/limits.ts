/** Limits of the school administration; characters, counts, days, bytes as their names say. */
export const officeLimits = {
  nameMaximum: 80,
  externalIdMaximum: 60,
  messageMaximum: 500,
  reasonMaximum: 500,
  pupilsAtOnce: 60,
  peoplePerPage: 50,
  logPerPage: 50,
  importRows: 3_000,
  importBytes: 2 * 1024 * 1024,
  /** An import can be taken back this long (R4). */
  importUndoDays: 7,
  /** A class of the school-year change can be taken back this long (decisions 2.7). */
  yearUndoDays: 60,
  trashDays: 60,
  cardsPerPage: 10,
  cardsAtOnce: 60,
  letterMaximum: 4_000,
  /** Addresses that one check asks at most, and of the same website. */
  addressesPerCheck: 300,
  addressesPerSite: 20,
  /** Between two questions to the same website. */
  sitePauseMs: 500,
  /** Places on which the asked addresses stand. */
  linksPerCheck: 2_000,
  /** Checks in 24 hours: of one person, and of one school. */
  linkChecksPerDay: 4,
  linkChecksOfSchoolPerDay: 12,
  /** From the moment an export is made; then its file is deleted (decisions 2.16). */
  exportMinutes: 60,
  exportBytes: 400 * 1024 * 1024,
  schoolsFound: 20,
  /** How often somebody may ask the same school within 24 hours; each time its admins get a mail. */
  joinRequestsPerDay: 3,
  stepsPerPlan: 300,
} as const;
