/** Lengths in characters, times in days. */
export const schoolLimits = {
  schoolNameMaximum: 120,
  placeMaximum: 80,
  classNameMaximum: 40,
  groupNameMaximum: 60,
  pupilsPerClass: 60,
  /** What was deleted can be fetched back this long (R11). */
  trashDays: 60,
} as const;
