/** Limits of a register from A to Z: entries, characters. All together travel twice with each saving, which has to stay small. */
export const atozLimits = { entries: 300, term: 120, text: 600, allCharacters: 80_000 } as const;
