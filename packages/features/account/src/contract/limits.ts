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
  nameMaximum: 80,
  /** Specification section 5. */
  emailMinimum: 6,
  birthYearEarliest: 1920,
  confirmationDays: 7,
  resetMinutes: 60,
  invitationDays: 30,
  /** What a school may send to strangers before the operator has confirmed it (decisions 2.16). */
  invitationsBeforeConfirmation: 5,
  /** What was deleted can be fetched back this long (R11). */
  trashDays: 60,
  /** From the moment an export is made; then its file is deleted (decisions 2.16). */
  exportMinutes: 60,
  /** A zip ends after the file with which it reaches this size. */
  exportPartBytes: 200_000_000,
  recoveryCodes: 10,
  /** What a newsletter service answered is shown up to here. */
  newsletterAnswerMaximum: 200,
  challengeMinutes: 10,
  /** A code with which another school takes a pupil over. */
  handoverDays: 14,
  /** A browser in which somebody was signed in is known as theirs this long after the last time. */
  knownDeviceDays: 180,
  /** A first password ends so many days after it was made or printed. */
  initialPasswordDays: 14,
  /** Ended sessions stay so long, for what a person exports. */
  endedSessionDays: 30,
  /** JSON of one setting's value, and how many settings a person or a class may have. */
  settingBytes: 4_096,
  settingsAtMost: 200,
  /** Pictures of a picture PIN, and from how many they are chosen. */
  picturePinLength: 4,
  picturePinChoices: 12,
} as const;
