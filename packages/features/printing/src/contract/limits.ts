/** Limits of what is printed; characters, counts as their names say. */
export const printingLimits = { cardsPerPage: 10, cardsAtOnce: 60, letterMaximum: 4_000 } as const;
