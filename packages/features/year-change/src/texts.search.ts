/** What people call it when they search. */
export const searchTexts = {
  year: { name: 'Jahreswechsel', alsoCalled: 'Schuljahr neue Klassen Klassenwechsel übergeben aufteilen Austritt' },
} as const;
