/** Browser titles of the pages screens; a single page carries its own title. */
export const pagesTitles = {
  short: 'Kurzadresse',
  pages: 'Seiten',
  archive: 'Archiv',
  trash: 'Papierkorb',
  releases: 'Freigaben',
  page: 'Seite',
  gallery: 'Auf eurer Website',
} as const;
