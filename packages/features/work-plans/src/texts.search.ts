/** What people call this tool in the search. */
export const searchTexts = {
  list: { name: 'Arbeitspläne', alsoCalled: 'Arbeitsplan Wochenplan Plan Aufgaben Werkstatt Lernplan prüfen Vorlagen' },
} as const;
