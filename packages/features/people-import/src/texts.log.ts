/** What the log of a school says about this feature's entries, and what went with an erased class, by the table where it lay. */
export const peopleImportLog = {
  actions: {
    'import.commit': 'Liste importiert',
    'import.undo': 'Import rückgängig gemacht',
  },
  sorts: { import: 'data' },
} as const;
