/** Every sentence of work plans that the server and the contract need; those of the screens stand in the files beside it. */
export const workPlansTexts = {
  newPlan: 'Neuer Arbeitsplan',
  firstSection: 'Erster Abschnitt',
  /** An attachment that leads to an own page. */
  page: 'Seite',
  refusals: {
    WORK_PLAN_NOT_FOUND: {
      title: 'Arbeitsplan nicht gefunden',
      body: 'Diesen Arbeitsplan gibt es nicht (mehr), oder er ist nicht für dich.',
    },
    WORK_PLAN_FORBIDDEN: { title: 'Keine Berechtigung', body: 'Das dürfen hier nur die Lehrpersonen der Klasse.' },
    WORK_PLAN_KEPT_BY_OTHERS: {
      title: 'Andere arbeiten damit',
      body: 'Diesen Plan hat eine Klasse, in der du nicht (mehr) unterrichtest. Du kannst ihn kopieren und deine Kopie ändern.',
    },
    WORK_PLAN_CLOSED: {
      title: 'Plan ist abgeschlossen',
      body: 'Dieser Arbeitsplan liegt im Archiv. Du kannst ihn ansehen, aber nichts mehr ändern.',
    },
    WORK_PLAN_TOO_LARGE: {
      title: 'Mehr passt nicht in einen Plan',
      body: 'Ein Plan hat höchstens {sections} Abschnitte und {tasks} Aufgaben. Beginne dafür einen zweiten Plan.',
    },
    WORK_PLANS_TOO_MANY: { title: 'Genug Pläne', body: 'Mehr als {maximum} Pläne passen nicht. Lösche zuerst alte Pläne im Archiv.' },
    WORK_SECTION_NOT_FOUND: { title: 'Abschnitt nicht gefunden', body: 'Diesen Abschnitt gibt es nicht (mehr).' },
    WORK_TASK_NOT_FOUND: { title: 'Aufgabe nicht gefunden', body: 'Diese Aufgabe gibt es nicht (mehr).' },
    WORK_TASK_CONFLICT: {
      title: 'Gleichzeitig geändert',
      body: 'Jemand hat dieselbe Aufgabe eben auch geändert. Deine Worte sind noch da: Wähle, was gelten soll.',
    },
    FILE_NOT_FOUND: { title: 'Datei nicht gefunden', body: 'Die Datei ist nicht mehr da. Bitte lade sie noch einmal hoch.' },
    ATTACHMENT_ADDRESS_WRONG: {
      title: 'Diese Adresse geht nicht',
      body: 'Ein Link beginnt mit https://, eine eigene Seite oder ein Werkzeug mit einem Schrägstrich.',
    },
    TEMPLATE_NEEDS_SCHOOL: {
      title: 'Dafür brauchst du eine bestätigte Schule',
      body: 'Vorlagen für andere gibt frei, wer zu einer Schule gehört; für alle erst, wenn sie bestätigt ist.',
    },
    PUPIL_NOT_IN_CLASS: { title: 'Nicht in dieser Klasse', body: 'Mindestens ein Kind gehört nicht (mehr) zu dieser Klasse.' },
    PUPIL_WITHOUT_PLAN: { title: 'Kein Plan für dieses Kind', body: 'Dieses Kind hat den Arbeitsplan nicht (mehr).' },
    STATUS_FORBIDDEN: { title: 'Das geht jetzt nicht', body: 'Von diesem Stand aus lässt sich das nicht setzen.' },
    STATUS_CHANGED: {
      title: 'Inzwischen hat sich etwas geändert',
      body: 'Schau den neuen Stand an. Was du geschrieben hast, ist noch da.',
    },
    STATUS_NEEDS_WORDS: { title: 'Schreib noch etwas dazu', body: 'Eine Antwort oder ein «nochmals» braucht Worte oder eine Datei.' },
    SOLUTION_KEPT: { title: 'Noch nicht', body: 'Die Lösung kommt, wenn die Aufgabe abgeschlossen ist.' },
    SOLUTION_UNSEEN: { title: 'Zuerst die Lösung', body: 'Öffne die Lösung und vergleiche. Dann kannst du abschliessen.' },
    ENTRY_NOT_FOUND: { title: 'Nicht gefunden', body: 'Diesen Eintrag gibt es nicht (mehr), oder er ist nicht von dir.' },
    ENTRY_EMPTY: { title: 'Noch leer', body: 'Schreib etwas oder füge eine Datei hinzu.' },
    ENTRY_MARKED: {
      title: 'Schon korrigiert',
      body: 'Diese Aufgabe ist abgeschlossen. Was korrigiert wurde, bleibt so stehen; schreib darunter, wenn du noch etwas sagen willst.',
    },
    ENTRY_LIMIT: { title: 'Genug geschrieben', body: 'Mehr als {maximum} Einträge hat eine Aufgabe nicht.' },
    EVALUATION_FORBIDDEN: { title: 'Keine Berechtigung', body: 'Diese Frage beantwortet jemand anderes.' },
    EVALUATION_WRONG: { title: 'Diese Antwort passt nicht', body: 'Die Frage hat sich geändert. Lade die Seite neu.' },
    MANDATORY_OPEN: {
      title: 'Noch nicht alles fertig',
      body: 'Zuerst sind alle Pflichtaufgaben fertig, dann lässt sich der Plan abschliessen.',
    },
  },
} as const;

/** What the change of the school year counts. */
export const yearChangeTexts = { plans: 'Arbeitspläne' } as const;
