/** What the home screen says of the school-year change. */
export const homeTexts = {
  running: 'Der Jahreswechsel läuft',
  draft: 'Jahreswechsel ist geplant',
  progress: '{done} von {of} Klassen',
  open: 'Weiter',
} as const;

/** What the home screen says to a pupil who left the school. */
export const farewellTexts = {
  title: 'Nimm mit, was dir gehört',
  lead: 'Du gehst nicht mehr {toSchool}. Deine Seiten, Dateien und Einträge gehören dir. Lade sie herunter, am besten mit jemandem zusammen.',
  until: 'Daran erinnern wir dich bis {day}.',
  take: 'Alles mitnehmen',
} as const;
