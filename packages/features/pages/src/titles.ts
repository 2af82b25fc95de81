/** Browser titles of the pages screens; a single page carries its own title. */
export const pagesTitles = { pages: 'Seiten', archive: 'Archiv', trash: 'Papierkorb', page: 'Seite' } as const;
