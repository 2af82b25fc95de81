/** Browser titles of the documents screens. */
export const documentsTitles = { document: 'Dokument' } as const;
