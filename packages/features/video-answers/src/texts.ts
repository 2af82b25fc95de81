/** Sentences of questions and answers: refusals. Those of the screens stand in `texts.ui.ts`. */
export const answersTexts = {
  refusals: {
    QUESTION_NOT_FOUND: { title: 'Frage nicht gefunden', body: 'Diese Frage gibt es nicht (mehr), oder sie ist nicht für dich.' },
    QUESTION_OVER: {
      title: 'Die Frage ist zu',
      body: 'Der letzte Tag ist vorbei. Frag deine Lehrperson, wenn du noch etwas ändern möchtest.',
    },
    ANSWER_NOT_FOUND: { title: 'Nicht mehr da', body: 'Diese Antwort hat jemand gelöscht oder ersetzt. Lade die Seite neu.' },
    ANSWER_FORBIDDEN: {
      title: 'Das ist nicht für dich',
      body: 'Es antworten die Kinder, jedes für sich; freigeben und schreiben kann die Lehrperson.',
    },
    ANSWER_KIND_WRONG: { title: 'Das passt nicht zur Frage', body: 'Hier wird mit {allowed} geantwortet.' },
    ANSWER_TOO_LONG: { title: 'Zu lang', body: 'Eine Antwort dauert hier höchstens {count} Sekunden. Nimm eine kürzere auf.' },
    ANSWER_THERE: { title: 'Es gibt schon eine neuere', body: 'Das Kind hat inzwischen neu geantwortet. Lösche zuerst die neue Antwort.' },
    ANSWER_NOT_FOR_CLASS: {
      title: 'Nur für dich aufgenommen',
      body: 'Diese Antwort hat das Kind nur für die Lehrperson aufgenommen; sie wird der Klasse nicht gezeigt.',
    },
    FILE_NOT_FOUND: { title: 'Aufnahme nicht gefunden', body: 'Diese Aufnahme ist nicht mehr da. Bitte lade sie noch einmal hoch.' },
  },
  /** What `{allowed}` says. */
  allowed: { both: 'Film oder Ton', film: 'einem Film', sound: 'Ton' },
} as const;
