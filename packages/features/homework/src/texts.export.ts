/** What the export of a school says of its agenda. */
export const schoolExportTexts = {
  agenda: {
    title: 'Agenda',
    head: ['Klasse', 'Tag', 'Bis', 'Art', 'Fach', 'Eintrag', 'Minuten'],
    kinds: { task: 'Hausaufgabe', event: 'Termin' },
  },
  notForAll: {
    one: '1 Eintrag der Agenda, den die Klasse nicht sieht oder der nur für Einzelne ist. Die Lehrperson nimmt ihn mit dem Export ihrer Klasse mit.',
    many: '{count} Einträge der Agenda, die die Klasse nicht sieht oder die nur für Einzelne sind. Die Lehrperson nimmt sie mit dem Export ihrer Klasse mit.',
  },
  whatPupilsDid:
    'Was Schüler:innen abgehakt haben, und Rückmeldungen. Das liest, wer die Klasse unterrichtet, und das Kind selbst: im Export der Klasse und im eigenen.',
} as const;
