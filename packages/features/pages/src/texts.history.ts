/** What a block was before. */
export const historyTexts = {
  tool: 'Verlauf: {name}',
  title: 'Verlauf: {name}',
  list: 'Frühere Fassungen',
  none: 'Noch keine frühere Fassung. Sobald jemand diesen Block neu schreibt, steht die alte hier: die letzten {count}, {days} Tage lang.',
  written: '{day}, {time}',
  long: 'Früher',
  by: 'von {name}',
  until: 'bis {day}, {time}',
  preview: 'So war es',
  restore: 'Wiederherstellen',
  restored: 'Wiederhergestellt. Was vorher da stand, ist im Verlauf.',
  close: 'Schliessen',
} as const;
