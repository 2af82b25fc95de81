/** Sentences of pads: refusals. Those of the screens stand in `texts.ui.ts`. */
export const padsTexts = {
  refusals: {
    PAD_NOT_FOUND: { title: 'Text nicht gefunden', body: 'Diesen Text gibt es nicht (mehr), oder er ist nicht für dich.' },
    PAD_FORBIDDEN: { title: 'Das darfst du hier nicht', body: 'Hier schreibt nur, wer die Seite bearbeitet.' },
    PAD_CLOSED: {
      title: 'Der Text ist abgeschlossen',
      body: 'Im Moment schreibt hier niemand mehr. Was du geschrieben hast, bleibt im Feld.',
    },
    PAD_FULL: {
      title: 'Hier ist kein Platz mehr',
      body: 'Mehr als {count} Zeichen haben nicht Platz. Lösche oder kürze etwas, dann geht es weiter.',
    },
    PAD_AUTHORS_FULL: { title: 'Zu viele schreiben mit', body: 'Mehr als {count} Personen können an einem Text nicht schreiben.' },
    PAD_CHANGE_WRONG: {
      title: 'Das hat nicht geklappt',
      body: 'Deine letzte Änderung passt nicht zum Text. Kopiere sie, lade die Seite neu und füge sie wieder ein.',
    },
    PAD_BASE_GONE: { title: 'Du warst lange weg', body: 'Der Text hat sich seither stark verändert. Lade die Seite neu.' },
    PAD_VERSION_NOT_FOUND: { title: 'Diese Fassung gibt es nicht mehr', body: 'Schau den Verlauf neu an.' },
  },
} as const;
