/** Words of a pad to those who belong to its page. */
export const padTexts = {
  write: 'Mitschreiben',
  writeIn: 'Mitschreiben in «{title}»',
  done: 'Fertig',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  placeholder: 'Schreib hier …',
  closed: 'abgeschlossen',
  readOnly: 'nur lesen',
  state: {
    saved: 'Gespeichert',
    saving: 'Wird gespeichert …',
    away: 'Keine Verbindung. Schreib weiter: Deine Wörter bleiben hier und werden danach gespeichert.',
  },
  take: 'Mitnehmen',
  asText: 'Als Text (.txt)',
  asWord: 'Als Word-Dokument (.docx)',
  file: '{title} {day}.{ending}',
} as const;

/** What a pad was at earlier times. */
export const pastTexts = {
  open: 'Verlauf',
  openOf: 'Verlauf von «{title}»',
  title: 'Verlauf',
  close: 'Schliessen',
  none: 'Noch gibt es keine frühere Fassung. Nach einigen Minuten Schreiben steht hier die erste.',
  list: 'Frühere Fassungen, die neuste zuerst',
  at: '{day}, {time}',
  by: 'von {names}',
  characters: { one: '1 Zeichen', many: '{count} Zeichen' },
  show: 'Ansehen',
  showNamed: 'Fassung vom {at} ansehen',
  back: 'Zurück zur Liste',
  restore: 'Wiederherstellen',
  restored: 'Der Text ist wieder wie am {at}',
  undone: 'Der Text ist wieder wie vorher',
} as const;
