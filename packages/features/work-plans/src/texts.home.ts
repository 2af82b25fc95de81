/** What the home screen says of work plans. */
export const planTileTexts = {
  waiting: { one: '1 Aufgabe im Arbeitsplan wartet auf dich', many: '{count} Aufgaben in Arbeitsplänen warten auf dich' },
  since: 'die älteste seit {age}',
  check: 'Prüfen',
  heading: 'Deine Arbeitspläne',
  turn: { answer: 'Du bist dran · deine Lehrperson hat geantwortet', redo: 'Du bist dran · verbessern', other: 'Du bist dran' },
  teacherOn: 'Gerade ist deine Lehrperson dran',
  nr: 'Nummer {nr}',
  progress: '{through} von {mandatory} fertig',
  progressOf: '{title}: {words}',
  withTeacher: '{count} bei deiner Lehrperson',
  read: 'Vorlesen: {title}',
  go: 'Los',
  look: 'Ansehen',
  openTask: '{title}: los',
  openPlan: '{title} ansehen',
} as const;
