/** Limits of shop; counts and characters. */
export const shopLimits = { entriesPerClass: 200, titleMaximum: 120 } as const;
