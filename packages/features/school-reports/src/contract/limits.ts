/** Limits of reports; counts, minutes, bytes as their names say. */
export const reportLimits = {
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
  /** What an interrupted export has to write again at most, and one file more. */
  exportPieceBytes: 8 * 1024 * 1024,
} as const;
