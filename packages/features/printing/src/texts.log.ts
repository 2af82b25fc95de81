/** What the log of a school says about this feature's entries. */
export const printingLog = {
  actions: {
    'cards.print': 'Passwortkarten gedruckt',
    'letters.print': 'Elternbriefe gedruckt',
    'letter.change': 'Vorlage für Elternbriefe geändert',
  },
} as const;
