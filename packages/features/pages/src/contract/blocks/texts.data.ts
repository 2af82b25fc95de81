/** Names and descriptions of the block types in the catalogue. */
export const blockTexts = {
  Title: { name: 'Titel', description: 'Eine Überschrift, die eure Seite gliedert.' },
  Text: { name: 'Text', description: 'Absätze, Listen und Links: alles, was du schreiben willst.' },
  LinkTilesList: { name: 'Link-Kacheln', description: 'Grosse, farbige Kacheln, die auch die Jüngsten treffen.' },
  LinkButtonsList: { name: 'Link-Knöpfe', description: 'Ein paar Knöpfe zu Seiten, Werkzeugen oder Dateien, etwa «Zur Agenda».' },
  LinkList: { name: 'Link-Liste', description: 'Links untereinander, je mit einer kurzen Beschreibung.' },
  AtoZ: { name: 'A bis Z', description: 'Ein Register: Begriffe mit Erklärung, Bild, Ton und Link, nach Buchstaben geordnet.' },
  Search: { name: 'Suche', description: 'Ein Suchfeld: diese Seite, eigene Dateien oder Webseiten für Kinder.' },
  Picture: { name: 'Bild', description: 'Ein Foto oder eine Zeichnung mit Bildlegende.' },
  Gallery: { name: 'Galerie', description: 'Viele Bilder auf einmal: als Raster, versetzt oder zum Blättern.' },
  Video: { name: 'Video', description: 'Ein Film von YouTube, Vimeo oder aus deiner Ablage. Er startet erst nach einem Klick.' },
  Audio: { name: 'Ton', description: 'Aufnahmen und Lieder zum Anhören, auch gerade jetzt aufgenommen.' },
  Gorilla: { name: 'GORILLA', description: 'Bewegung, Ernährung und Nachhaltigkeit für Jugendliche: Karten mit etwas zum Ausprobieren.' },
  GorillaLP: {
    name: 'GORILLA für Lehrpersonen',
    description: 'Das Schweizer Gesundheitsprogramm für den Unterricht: Themen, Ideen und die Wege dorthin.',
  },
  LearningApps: {
    name: 'LearningApps',
    description: 'Übungen von LearningApps.org mit Titel und Bild: zuordnen, raten, rechnen. Sie laden erst nach einem Klick.',
  },
  iFrame: { name: 'Webseite einbetten', description: 'Eine andere Webseite mitten in deiner Seite. Sie lädt erst nach einem Klick.' },
  Polypad: { name: 'Polypad', description: 'Eine Arbeitsfläche für Mathematik: legen, messen, würfeln. Sie lädt erst nach einem Klick.' },
  Navigation: { name: 'Navigation', description: 'Links zu den Unterseiten oder den Nachbarseiten, immer aktuell.' },
  HorizontalRule: { name: 'Trennlinie', description: 'Eine Linie zwischen zwei Abschnitten.' },
  'leo-en': { name: 'Wörterbuch Englisch', description: 'Ein Feld für Wörter: LEO übersetzt sie zwischen Deutsch und Englisch.' },
  'leo-fr': { name: 'Wörterbuch Französisch', description: 'Ein Feld für Wörter: LEO übersetzt sie zwischen Deutsch und Französisch.' },
  'leo-it': { name: 'Wörterbuch Italienisch', description: 'Ein Feld für Wörter: LEO übersetzt sie zwischen Deutsch und Italienisch.' },
  'leo-es': { name: 'Wörterbuch Spanisch', description: 'Ein Feld für Wörter: LEO übersetzt sie zwischen Deutsch und Spanisch.' },
  Space: { name: 'Abstand', description: 'Etwas Luft zwischen zwei Blöcken.' },
} as const;

export const blockMessages = {
  linkImpossible: 'Diese Adresse können wir nicht verlinken.',
  videoUnknown: 'Bitte die Adresse eines Videos von YouTube, Vimeo, Play SRF oder PeerTube.',
  endsBefore: 'Das Ende liegt nach dem Anfang.',
  learningAppUnknown: 'Bitte die Adresse oder die Nummer einer Übung von LearningApps.org.',
  polypadUnknown: 'Bitte die Adresse einer Arbeitsfläche von Polypad, wie https://polypad.amplify.com/p/…',
  searchNowhere: 'Wähle mindestens einen Ort, an dem gesucht wird.',
  registerFull: 'Das ist zu viel für einen Block. Kürze ein paar Erklärungen, oder teile das Register auf zwei Blöcke auf.',
  twice: 'Das steht schon da.',
  onlySecure: 'Bitte eine Adresse, die mit https:// beginnt.',
} as const;
