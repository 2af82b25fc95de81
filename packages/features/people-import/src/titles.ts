/** Browser title of the import. */
export const peopleImportTitles = { import: 'Import' } as const;
