/** Every sentence of the schools feature. */
export const schoolTexts = {
  refusals: {
    CLASS_NOT_FOUND: { title: 'Klasse nicht gefunden', body: 'Diese Klasse gibt es nicht (mehr).' },
    CLASS_FORBIDDEN: { title: 'Keine Berechtigung', body: 'Das darfst du in dieser Klasse nicht.' },
    CLASS_KEPT_BY_ADMINS: { title: 'Das macht eure Administration', body: 'An eurer Schule führt die Schuladministration die Klassen.' },
    CLASS_SYNCHRONISED: {
      title: 'Die Klassenlisten stehen still',
      body: 'Eure Schule steht auf «Automatische Synchronisation», und die gibt es hier nicht. Eure Administration stellt unter «Verwaltung», «Schule» um, wer die Klassen führt.',
    },
    CLASS_ARCHIVED: { title: 'Klasse ist archiviert', body: 'Hol die Klasse zuerst aus dem Archiv.' },
    SCHOOL_NOT_FOUND: { title: 'Schule nicht gefunden', body: 'Diese Schule gibt es hier nicht (mehr).' },
    SCHOOL_FORBIDDEN: { title: 'Keine Berechtigung', body: 'Das darf an dieser Schule nur die Schuladministration.' },
    SCHOOL_UNCONFIRMED: {
      title: 'Schule noch nicht bestätigt',
      body: 'Das geht, sobald der Betrieb dieses Servers eure Schule bestätigt hat. Eure Klassen und Seiten kannst du schon brauchen.',
    },
    PUPIL_ELSEWHERE: {
      title: 'Gehört zu einer anderen Schule',
      body: 'Wer an eine andere Schule wechselt, braucht von dort einen Übergabecode.',
    },
    GROUP_NOT_FOUND: { title: 'Gruppe nicht gefunden', body: 'Diese Gruppe gibt es nicht (mehr).' },
    CLASS_FULL: { title: 'Klasse ist voll', body: 'Mehr als {maximum} Schüler:innen passen nicht in eine Klasse.' },
    JOIN_OPEN: { title: 'Schon angefragt', body: 'Deine Anfrage an diese Schule wartet bereits auf eine Antwort.' },
    JOIN_ANSWERED: { title: 'Schon beantwortet', body: 'Diese Anfrage wurde in der Zwischenzeit beantwortet oder zurückgezogen.' },
    LAST_ADMIN: {
      title: 'Eine Person muss bleiben',
      body: 'Jede Schule braucht mindestens eine Schuladministration. Bestimme zuerst eine zweite Person.',
    },
  },
  pickers: {
    class: 'Klasse',
    chooseClass: 'Klasse wählen',
    noClass: 'Du bist noch in keiner Klasse.',
    group: 'Gruppe',
    wholeClass: 'Ganze Klasse',
    groupOf: '{name} ({count})',
  },
} as const;
