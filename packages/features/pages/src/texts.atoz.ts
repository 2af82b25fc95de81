/** What a register from A to Z say; apart from other blocks, because only pages that show some load it. */
export const atozViewTexts = {
  missing: 'Hier kommt ein Register von A bis Z hin.',
  filter: 'Im Register suchen',
  letters: 'Buchstaben',
  toLetter: 'Zu {letter}',
  others: 'Zahlen und Zeichen',
  found: { one: '1 Eintrag', many: '{count} Einträge' },
  nothing: 'Dazu steht nichts im Register.',
  sound: '{term} anhören',
} as const;
