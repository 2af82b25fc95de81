/** What the search field of a page says; apart from the rest, because few pages have one. */
export const searchViewTexts = {
  title: 'Suche',
  placeholder: 'Was suchst du?',
  where: 'Wo suchen?',
  places: { page: 'Diese Seite und darunter', files: 'Meine Dateien' },
  go: 'Suchen',
  here: 'Die Treffer erscheinen hier.',
  elsewhere: 'Die Treffer zeigt {site} in einem neuen Fenster. Vorher erfährt {site} nichts.',
  asked: 'Einen Moment …',
  none: 'Nichts gefunden. Versuch es mit einem anderen Wort oder mit weniger Wörtern.',
  found: { one: 'Ein Treffer', many: '{count} Treffer' },
  more: 'Es gibt noch mehr. Mit einem Wort mehr wird die Liste kürzer.',
  failed: 'Die Suche hat nicht geklappt. Versuch es noch einmal.',
  onPage: 'Auf dieser Seite',
} as const;

/** The settings of the search field. */
export const searchEditorTexts = {
  title: 'Was steht über dem Feld?',
  titleHelp: 'Zum Beispiel «Suche zum Thema Igel». Leer steht da einfach «Suche».',
  places: 'Wo darf gesucht werden?',
  placesHelp: 'Webseiten öffnen sich in einem neuen Fenster. «Meine Dateien» sieht nur, wer angemeldet ist, und nur die eigenen.',
} as const;
