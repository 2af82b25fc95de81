/** Limits of the school administration; characters, counts, days as their names say. */
export const officeLimits = {
  nameMaximum: 80,
  externalIdMaximum: 60,
  reasonMaximum: 500,
  pupilsAtOnce: 60,
  peopleAtOnce: 500,
  inviteesAtOnce: 60,
  classesOfInvitee: 20,
  peoplePerPage: 50,
  logPerPage: 50,
  logExport: 10_000,
  trashDays: 60,
} as const;
