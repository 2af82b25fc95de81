/** What people call it when they search. */
export const searchTexts = {
  import: { name: 'Liste importieren', alsoCalled: 'Import Excel CSV Klassenliste Schülerliste einlesen' },
} as const;
