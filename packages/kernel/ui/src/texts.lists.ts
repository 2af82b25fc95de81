/** Sentences of reading lists from elsewhere. */
export const listTexts = {
  file: 'Datei wählen (CSV oder Excel)',
  columns: 'Was steht in welcher Spalte?',
  heading: 'Die erste Zeile sind Überschriften',
  column: 'Spalte {nr}',
  columnNamed: 'Spalte {nr}: {name}',
  none: 'weglassen',
  problems: {
    wrongFile: 'Diese Datei können wir nicht lesen. Nimm CSV oder Excel (xlsx).',
    tooLarge: 'Diese Datei ist zu gross (höchstens 5 MB).',
    unreadable: 'Diese Datei können wir nicht lesen. Speichere sie als CSV und versuche es noch einmal.',
    nothing: 'In dieser Datei steht nichts.',
  },
} as const;
