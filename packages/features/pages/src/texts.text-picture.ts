/** The form of a picture between the words of a text. */
export const textPictureTexts = {
  title: 'Bild in den Text',
  change: 'Bild im Text',
  insert: 'Einfügen',
  take: 'Übernehmen',
  upload: 'Bild',
  replace: 'Anderes Bild wählen',
  missing: 'Wähle zuerst ein Bild.',
  gone: 'Dieses Bild ist nicht mehr da.',
  linkGone: 'Diese Datei gibt es nicht mehr.',
  fileGone:
    'Ein Bild oder eine Datei im Text ist nicht mehr da, oder gehört jemand anderem. Nimm sie heraus, oder lade sie noch einmal hoch.',
  alt: 'Was zeigt das Bild?',
  altHelp: 'Für alle, die es nicht sehen. Leer, wenn es nur schmückt.',
  caption: 'Bildlegende',
  side: 'Wo steht es?',
  sides: { none: 'Zwischen den Zeilen', left: 'Links vom Text', right: 'Rechts vom Text' },
  width: 'Breite',
  widths: { small: 'Klein', medium: 'Mittel', full: 'Ganze Breite' },
} as const;
