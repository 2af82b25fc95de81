/** Every sentence of homework that the server and the contract need; those of the screens stand in the files beside it. */
export const homeworkTexts = {
  search: { mine: 'Nur für mich' },
  refusals: {
    TASK_NOT_FOUND: { title: 'Eintrag nicht gefunden', body: 'Diesen Eintrag gibt es nicht (mehr).' },
    TASK_FORBIDDEN: { title: 'Keine Berechtigung', body: 'Das darf hier nur eine Lehrperson der Klasse.' },
    PLAN_ARCHIVED: { title: 'Klasse ist archiviert', body: 'Die Agenda einer archivierten Klasse lässt sich ansehen, aber nicht ändern.' },
    PLAN_FORBIDDEN: { title: 'Keine Berechtigung', body: 'Die Agenda sehen die Klasse und ihre Lehrpersonen.' },
    PLAN_NOT_FOUND: { title: 'Agenda nicht gefunden', body: 'Diese Klasse gibt es nicht (mehr), oder du gehörst nicht dazu.' },
    TASK_TEXT_CONFLICT: {
      title: 'Gleichzeitig geändert',
      body: 'Jemand hat denselben Eintrag eben auch geändert. Deine Worte sind noch da: Wähle, was gelten soll.',
    },
    DAY_IS_FULL: { title: 'Hier ist kein Platz mehr', body: 'Mehr als {maximum} Einträge passen nicht an einen Ort.' },
    PLACE_IMPOSSIBLE: { title: 'Das geht nicht', body: 'Ein Eintrag braucht einen Tag oder ein Feld dieser Klasse.' },
    EVENT_END_IMPOSSIBLE: { title: 'Das Ende stimmt noch nicht', body: 'Das Ende liegt am Starttag oder bis {maximum} Tage danach.' },
    PUPIL_NOT_IN_CLASS: { title: 'Nicht in dieser Klasse', body: 'Mindestens ein Kind gehört nicht (mehr) zu dieser Klasse.' },
    HAS_FEEDBACK: {
      title: 'Hier stehen schon Rückmeldungen',
      body: 'Kopiere den Eintrag in die andere Klasse, dann bleiben die Rückmeldungen hier.',
    },
    FEEDBACK_GONE: { title: 'Das ist schon zu lange her', body: 'Diese Rückmeldung lässt sich nicht mehr zurückholen. Gib sie neu.' },
    REPEAT_IMPOSSIBLE: {
      title: 'So wiederholt sich nichts',
      body: 'Wähle ein Enddatum nach dem Starttag, und mindestens einen Wochentag.',
    },
    REPEAT_TOO_LONG: { title: 'Zu lange Serie', body: 'Eine Serie darf höchstens {maximum} Einträge haben und ein Schuljahr dauern.' },
    NOT_REPEATED: { title: 'Keine Serie', body: 'Dieser Eintrag gehört zu keiner Serie (mehr).' },
    DURATION_NOT_ALLOWED: { title: 'Zeit nicht eingeschaltet', body: 'In dieser Klasse trägt die Lehrperson die Zeiten ein.' },
    FILE_NOT_FOUND: { title: 'Datei nicht gefunden', body: 'Die Datei ist nicht mehr da. Bitte lade sie noch einmal hoch.' },
    BOX_NOT_FOUND: { title: 'Feld nicht gefunden', body: 'Dieses Feld gibt es nicht (mehr).' },
    BOX_NOT_EMPTY: { title: 'Feld ist nicht leer', body: 'Verschiebe oder lösche zuerst die Einträge darin.' },
    TOO_MANY_BOXES: { title: 'Genug Felder', body: 'Mehr als {maximum} Felder passen nicht neben die Woche.' },
    SHARE_NOT_FOUND: { title: 'Freigabe beendet', body: 'Diese Agenda ist nicht (mehr) freigegeben.' },
    TOO_MANY_SHARES: { title: 'Genug Freigaben', body: 'Beende zuerst eine der {maximum} Freigaben dieser Klasse.' },
    RANGE_IMPOSSIBLE: { title: 'Der Zeitraum stimmt noch nicht', body: 'Wähle einen Beginn vor dem Ende, höchstens ein Schuljahr.' },
  },
  defaultTitle: 'Hausaufgaben',
  feedName: 'Agenda {name}',
  /** Something for the whole week, over which it stands. */
  feedWeek: 'Diese Woche: {title}',
  feedSubject: '{subject}: {task}',
  minutes: '{minutes} Min.',
  blocks: {
    Homework: { name: 'Hausaufgaben', description: 'Die Woche der Klasse mit Aufgaben und Terminen, immer aktuell.' },
    HomeworkList: { name: 'Aufgabenliste', description: 'Was in den nächsten Tagen ansteht, als einfache Liste.' },
    EventList: { name: 'Terminliste', description: 'Die nächsten Termine der Klasse: Ausflüge, Tests, Elternabend.' },
  },
  feedback: {
    erledigt: 'erledigt',
    unvollständig: 'unvollständig',
    vergessen: 'vergessen',
    nachgeholt: 'nachgeholt',
    lob: 'Lob',
    notiz: 'Notiz',
  },
  sheet: {
    fileName: 'Hausaufgaben {name}.pdf',
    title: 'Hausaufgaben von {name}',
    lead: 'Klasse {className}, {from} bis {to}',
    date: 'Datum',
    task: 'Aufgabe',
    state: 'Stand',
    feedback: 'Rückmeldung',
    done: 'abgehakt',
    open: 'offen',
    minutes: '{minutes} Min.',
    noEntries: 'In diesem Zeitraum gibt es keine Einträge.',
    summary: 'Zusammenfassung',
    count: '{count}-mal {type}',
    doneOf: '{done} von {assigned} Aufgaben abgehakt',
    page: 'Seite {page} von {pages}',
    undated: 'ohne Datum',
  },
} as const;

/** What the change of the school year counts. */
/** What the export of a school says of its agenda. */
export const schoolExportTexts = {
  notForAll: {
    one: '1 Eintrag der Agenda, den die Klasse nicht sieht oder der nur für Einzelne ist. Die Lehrperson nimmt ihn mit dem Export ihrer Klasse mit.',
    many: '{count} Einträge der Agenda, die die Klasse nicht sieht oder die nur für Einzelne sind. Die Lehrperson nimmt sie mit dem Export ihrer Klasse mit.',
  },
  whatPupilsDid:
    'Was Schüler:innen abgehakt haben, und Rückmeldungen. Das liest, wer die Klasse unterrichtet, und das Kind selbst: im Export der Klasse und im eigenen.',
} as const;

export const yearChangeTexts = { entries: 'Einträge der Agenda' } as const;
