/** What the dialog of a new page says where it begins with something from elsewhere. */
export const importTexts = {
  label: 'Aus einer Datei',
  choose: 'Wähle eine Datei, oder füge etwas ein',
  file: 'Datei wählen',
  fileHelp: 'Word, Excel, CSV, HTML oder ZIP bis 25 MB – auch der Export einer Pinnwand von Padlet oder TaskCards.',
  paste: 'Oder füge hier ein, was du auf einer Website oder in einem Programm kopiert hast',
  reading: 'Wird gelesen …',
  found: { one: 'Daraus wird ein Block.', many: 'Daraus werden {count} Blöcke.' },
  list: 'Was auf die Seite kommt',
  other: 'Etwas anderes nehmen',
  kinds: { title: 'Titel: {words}', text: 'Text: {words}', picture: 'Bild: {words}' },
  pictureWithoutWords: 'ohne Beschreibung',
  fetched: 'Bilder von Websites holen wir beim Anlegen. Achte darauf, dass du sie brauchen darfst.',
  leftOut: 'Diese Spalten kommen nicht mit: {names}.',
  tooMany: 'Eine Seite hat höchstens {maximum} Blöcke; was danach kommt, fehlt.',
  problems: {
    wrongFile: 'Solche Dateien können wir nicht lesen. Es gehen Word (docx), Excel (xlsx), CSV, HTML und ZIP.',
    tooLarge: 'Die Datei ist zu gross.',
    unreadable: 'Diese Datei können wir nicht lesen. Öffne und speichere sie noch einmal, und versuche es dann wieder.',
    nothing: 'Darin haben wir nichts gefunden, was auf eine Seite passt.',
    noBoard: 'In der ersten Zeile steht nicht, was die Spalten enthalten. Nenne eine davon «Titel» oder «Text».',
  },
} as const;
