/** Browser titles of the rankings screens. */
export const rankingsTitles = { rankings: 'Ranglisten' } as const;
