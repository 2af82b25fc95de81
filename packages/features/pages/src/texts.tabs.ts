/** Pages among what may stand in a tab. */
export const tabTexts = { title: 'Seiten' } as const;
