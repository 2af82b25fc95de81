/** What the log of a school says about this feature's entries, and what went with an erased class, by the table where it lay. */
export const schoolReportsLog = {
  actions: {
    'export.school': 'Daten der Schule exportiert',
    'export.class': 'Daten der Klasse exportiert',
  },
  sorts: { export: 'data' },
  erased: {
    page_visit: { one: 'die Besuche eines Tages', many: 'die Besuche an {count} Tagen' },
    office_export: { one: '1 Archiv', many: '{count} Archive' },
    checked_link: { one: '1 geprüfter Link', many: '{count} geprüfte Links' },
  },
} as const;
