/** What the catalogue of blocks and every page say of the trainers on a page; light enough for frames. */
export const learnBlockTexts = {
  catalogue: { name: 'Pausenplatz Lernen', description: 'Kacheln der Übungen, mit dem, was heute dran ist.' },
  unnamed: 'Lernen',
  list: 'Übungen',
  empty: 'Hier stehen Übungen, sobald du welche wählst.',
  dueOne: '1 ist dran',
  due: '{count} sind dran',
  allDone: 'Alles geübt',
  title: 'Titel',
  titleHelp: 'Leer: «Lernen».',
  which: 'Welche Übungen?',
  whichHelp: 'Nichts gewählt: alle, auch solche, die noch dazukommen.',
} as const;
