/** What the search says of the agenda. */
export const searchTexts = {
  title: 'Aufgaben und Termine',
  planner: { name: 'Agenda', alsoCalled: 'Hausaufgaben Aufgaben Ufzgi Wochenplan Kalender Termine Agenda Prüfungen' },
  reports: { name: 'Auswertungen', alsoCalled: 'Hausaufgaben vergessen Statistik Rückmeldungen Belastung' },
} as const;
