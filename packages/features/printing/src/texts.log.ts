/** What the log of a school says about this feature's entries. */
export const printingLog = {
  actions: {
    'cards.print': 'Passwortkarten gedruckt',
    'letters.print': 'Elternbriefe gedruckt',
    'letter.change': 'Vorlage für Elternbriefe geändert',
  },
  sorts: { cards: 'data', letters: 'data', letter: 'school' },
} as const;

export const countTexts = { one: '1 Blatt', many: '{count} Blätter' } as const;
export const templateFields = { title: 'Titel', body: 'Text' } as const;
