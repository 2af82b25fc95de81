/** The form of a picture between the words of a text. */
export const textPictureTexts = {
  title: 'Bild in den Text',
  change: 'Bild im Text',
  insert: 'Einfügen',
  take: 'Übernehmen',
  upload: 'Bild',
  replace: 'Anderes Bild wählen',
  missing: 'Wähle zuerst ein Bild.',
  alt: 'Was zeigt das Bild?',
  altHelp: 'Für alle, die es nicht sehen. Leer, wenn es nur schmückt.',
  caption: 'Bildlegende',
  side: 'Wo steht es?',
  sides: { none: 'Zwischen den Zeilen', left: 'Links vom Text', right: 'Rechts vom Text' },
  width: 'Breite',
  widths: { small: 'Klein', medium: 'Mittel', full: 'Ganze Breite' },
} as const;
