/** What the catalogue of blocks says of the calendar, for every page. */
export const adventBlockTexts = {
  catalogue: { name: 'Adventskalender', description: 'Ein Kalender mit Türchen, direkt auf der Seite.' },
  empty: 'Hier kommt ein Adventskalender hin.',
} as const;
