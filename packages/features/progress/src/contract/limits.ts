/** Limits of what is practised (decisions, 2.13). */
export const progressLimits = { pointsPerDay: 300, securedShown: 12 } as const;
