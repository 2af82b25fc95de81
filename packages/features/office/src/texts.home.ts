/** What the home screen says of the administration. */
export const homeTexts = { open: 'Zur Verwaltung' } as const;
