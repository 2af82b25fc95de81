/** Lengths and times of accounts; seconds, days and characters as their names say. */
export const accountLimits = {
  userNameMaximum: 254,
  passwordMinimum: 8,
  passwordMaximum: 200,
  accessTokenMinutes: 10,
  /** With "angemeldet bleiben" (specification section 9); otherwise the session ends with the browser or after this many hours. */
  rememberedDays: 30,
  sessionHours: 12,
  /** A refresh token that was just replaced still answers with the same successor this long, for lost answers and twin tabs. */
  refreshGraceSeconds: 10,
} as const;
