/** Names and descriptions of the block types in the catalogue. */
export const blockTexts = {
  Title: { name: 'Titel', description: 'Eine Überschrift, die eure Seite gliedert.' },
  Text: { name: 'Text', description: 'Absätze, Listen und Links: alles, was du schreiben willst.' },
  LinkTilesList: { name: 'Link-Kacheln', description: 'Grosse, farbige Kacheln, die auch die Jüngsten treffen.' },
  LinkList: { name: 'Link-Liste', description: 'Links untereinander, je mit einer kurzen Beschreibung.' },
  Picture: { name: 'Bild', description: 'Ein Foto oder eine Zeichnung mit Bildlegende.' },
  Video: { name: 'Video', description: 'Ein Film von YouTube, Vimeo oder aus deiner Ablage. Er startet erst nach einem Klick.' },
  iFrame: { name: 'Webseite einbetten', description: 'Eine andere Webseite mitten in deiner Seite. Sie lädt erst nach einem Klick.' },
  Navigation: { name: 'Navigation', description: 'Links zu den Unterseiten oder den Nachbarseiten, immer aktuell.' },
  HorizontalRule: { name: 'Trennlinie', description: 'Eine Linie zwischen zwei Abschnitten.' },
  Space: { name: 'Abstand', description: 'Etwas Luft zwischen zwei Blöcken.' },
} as const;

export const blockMessages = {
  linkImpossible: 'Diese Adresse können wir nicht verlinken.',
  videoUnknown: 'Bitte die Adresse eines Videos von YouTube oder Vimeo.',
  onlySecure: 'Bitte eine Adresse, die mit https:// beginnt.',
} as const;
