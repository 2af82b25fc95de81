/** Limits of the school-year change; days, counts as their names say. */
export const yearLimits = {
  /** A class can be taken back this long (decisions 2.7). */
  undoDays: 60,
  stepsPerPlan: 300,
} as const;
