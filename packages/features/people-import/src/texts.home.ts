/** What the home screen says of imports. */
export const homeTexts = { running: 'Eine Liste wird importiert', failed: 'Ein Import ist stehen geblieben', open: 'Ansehen' } as const;
