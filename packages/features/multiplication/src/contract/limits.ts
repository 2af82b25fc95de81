/** Limits of multiplication; counts and characters. */
export const multiplicationLimits = { entriesPerClass: 200, titleMaximum: 120 } as const;
