/** What the search says of pages. */
export const searchTexts = {
  title: 'Seiten',
  recently: 'Zuletzt geänderte Seiten',
  pages: { name: 'Seiten', alsoCalled: 'Startseiten Klassenseite alle Seiten neue Seite' },
  archive: { name: 'Archiv der Seiten', alsoCalled: 'alte archivierte Seiten' },
  trash: { name: 'Papierkorb der Seiten', alsoCalled: 'gelöschte Seiten zurückholen wiederherstellen' },
  releases: { name: 'Freigaben', alsoCalled: 'Seiten von Kindern freigeben erlauben veröffentlichen' },
} as const;
