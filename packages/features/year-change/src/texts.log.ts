/** What the log of a school says about this feature's entries, and what went with an erased class, by the table where it lay. */
export const yearChangeLog = {
  actions: {
    'year.plan': 'Jahreswechsel geplant',
    'year.continue': 'Jahreswechsel: weitergeführt',
    'year.handOver': 'Jahreswechsel: übergeben',
    'year.regroup': 'Jahreswechsel: aufgeteilt',
    'year.leave': 'Jahreswechsel: verabschiedet',
    'year.archive': 'Jahreswechsel: archiviert',
    'year.delete': 'Jahreswechsel: gelöscht',
    'year.undo': 'Jahreswechsel rückgängig gemacht',
  },
  sorts: { year: 'year' },
  erased: {
    year_step: { one: '1 Schritt des Jahreswechsels', many: '{count} Schritte des Jahreswechsels' },
  },
} as const;

export const loggedYear = { teacher: 'Lehrperson', leaves: 'verlässt die Schule' } as const;
