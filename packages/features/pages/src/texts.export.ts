/** What the export of a school says of its pages. */
export const schoolExportTexts = {
  unread: {
    one: '1 Seite, die nicht für die Administration freigegeben ist.',
    many: '{count} Seiten, die nicht für die Administration freigegeben sind.',
  },
  personal: 'Seiten, die einzelnen Personen gehören. Jede Person lädt ihre eigenen unter «Mein Konto», «Meine Daten» herunter.',
} as const;

/** Pages in an export, for people. */
export const readableTexts = { archived: '{title} (archiviert)' } as const;
