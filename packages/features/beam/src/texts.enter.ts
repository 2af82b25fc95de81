/** Sentences of the field for a code, which also stands on other websites. */
export const enterTexts = {
  lead: 'Gib den Code von der Tafel ein.',
  label: 'Code',
  go: 'Los',
  opening: 'Einen Moment …',
  faults: {
    length: 'Ein Code hat 5 Zeichen.',
    mistakable: 'Im Code gibt es kein O, keine 0, kein I, kein L und keine 1. Schau noch einmal genau hin.',
    sign: 'Ein Code hat nur Buchstaben und Ziffern.',
  },
} as const;
