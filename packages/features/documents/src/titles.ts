/** Browser title of the viewer, until it knows the name of the document. */
export const documentsTitles = { viewer: 'Dokument' } as const;
