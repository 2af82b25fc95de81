/** The three verdicts of the link checker (R12). */
export const linkVerdicts = ['ok', 'ungewiss', 'defekt'] as const;
export type LinkVerdict = (typeof linkVerdicts)[number];
