/** What a gallery says; apart from the rest, because few pages have one. */
export const galleryViewTexts = {
  missing: 'Hier kommen Bilder hin.',
  gone: 'Diese Bilder sind nicht mehr da.',
  label: 'Galerie',
  enlarge: '{name} vergrössern',
  unnamed: 'Bild {number}',
  large: 'Grosses Bild',
  close: 'Schliessen',
  before: 'Vorheriges Bild',
  after: 'Nächstes Bild',
  position: 'Bild {number} von {total}',
} as const;

/** What the pictures of a gallery are called where they have no words. */
export const galleryZipTexts = { picture: 'Bild' } as const;

/** The settings of a gallery. */
export const galleryEditorTexts = {
  look: 'Anordnung',
  looks: { grid: 'Raster', masonry: 'Versetzt', slides: 'Zum Blättern' },
  upload: 'Bilder',
  choose: 'Bilder wählen',
  list: 'Bilder in ihrer Reihenfolge',
  alt: 'Was zeigt das Bild?',
  altHelp: 'Für alle, die es nicht sehen. Leer, wenn es nur schmückt.',
  caption: 'Bildlegende',
  remove: '{name} entfernen',
  takesEntries: 'Andere dürfen Bilder vorschlagen',
  takesEntriesHelp: 'Alle, zu denen diese Seite gehört. Gezeigt wird ein Bild, wenn du es freigibst.',
  full: 'Mehr als {maximum} Bilder passen nicht in eine Galerie.',
} as const;
