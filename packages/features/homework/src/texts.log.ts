/** What the log of a school says about this feature's entries, and what went with an erased class, by the table where it lay. */
export const homeworkLog = {
  actions: { 'homework.school': 'Vorgabe der Schule für die Agenda geändert' },
  sorts: { homework: 'school' },
  erased: {
    homework_task: { one: '1 Eintrag der Agenda', many: '{count} Einträge der Agenda' },
    homework_assignee: { one: '1 Zuteilung oder Häkchen', many: '{count} Zuteilungen und Häkchen' },
    homework_feedback: { one: '1 Rückmeldung', many: '{count} Rückmeldungen' },
    homework_attachment: { one: '1 Anhang', many: '{count} Anhänge' },
    homework_series: { one: '1 Serie', many: '{count} Serien' },
    homework_box: { one: '1 Feld der Agenda', many: '{count} Felder der Agenda' },
    homework_share: { one: '1 Freigabe der Agenda', many: '{count} Freigaben der Agenda' },
    homework_class: { one: 'Einstellungen der Agenda', many: 'Einstellungen der Agenda' },
  },
} as const;

export const limitTexts = { label: 'Grenze am Tag', none: 'keine', minutes: '{minutes} Minuten' } as const;
