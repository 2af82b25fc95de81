/** What the recordings of a page say; apart from the rest, because few pages have any. */
export const audioViewTexts = {
  missing: 'Hier kommt Ton hin.',
  gone: 'Diese Aufnahme ist nicht mehr da.',
  failed: 'Dieser Browser kann die Aufnahme nicht abspielen.',
  list: 'Tonaufnahmen',
  play: '{title} abspielen',
  pause: '{title} anhalten',
  position: 'Stelle in {title}',
  positionOf: '{time} von {length}',
  speed: 'Tempo',
  speeds: { slow: '0,75-mal', normal: 'Normal', fast: '1,25-mal', faster: '1,5-mal' },
  transcript: 'Mitlesen',
} as const;

/** The settings of the recordings. */
export const audioEditorTexts = {
  upload: 'Tondateien hochladen',
  choose: 'Dateien wählen',
  list: 'Aufnahmen in ihrer Reihenfolge',
  title: 'Titel',
  transcript: 'Text zum Mitlesen',
  transcriptHelp: 'Was ist zu hören? Das hilft allen, die nicht gut hören oder lieber lesen. Darf leer bleiben.',
  remove: '{name} entfernen',
  full: 'Mehr als {maximum} Aufnahmen passen nicht in einen Block.',
} as const;
