/** What the catalogue of blocks and every page say of the AI services on a page; light enough for frames. */
export const aiBlockTexts = {
  catalogue: { name: 'KI-Dienste', description: 'Kacheln der KI-Dienste, die ihr auf dieser Seite braucht.' },
  unnamed: 'KI-Dienste',
  list: 'KI-Dienste',
  empty: 'Hier stehen KI-Dienste, sobald du welche wählst.',
  signIn: 'Dafür meldest du dich an.',
  closed: 'Noch nicht offen',
  notOffered: 'Hier nicht im Angebot',
  title: 'Titel',
  titleHelp: 'Leer: «KI-Dienste».',
  which: 'Welche Dienste?',
  whichHelp: 'Nichts gewählt: alle, auch solche, die noch dazukommen.',
} as const;
