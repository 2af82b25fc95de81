/** Sentences of boards: refusals. Those of the screens stand in `texts.ui.ts`. */
export const boardsTexts = {
  refusals: {
    BOARD_NOT_FOUND: { title: 'Liste nicht gefunden', body: 'Diese Liste gibt es nicht (mehr), oder sie ist nicht für dich.' },
    BOARD_ENTRY_NOT_FOUND: { title: 'Eintrag nicht gefunden', body: 'Diesen Eintrag hat jemand gelöscht.' },
    BOARD_COMMENT_NOT_FOUND: { title: 'Kommentar nicht gefunden', body: 'Diesen Kommentar gibt es nicht mehr.' },
    BOARD_FORBIDDEN: { title: 'Das darfst du hier nicht', body: 'Wer die Seite bearbeitet, hat das für diese Liste ausgeschaltet.' },
    BOARD_OVER: { title: 'Die Liste ist geschlossen', body: 'Ihr letzter Tag ist vorbei. Frage deine Lehrperson, wenn noch etwas fehlt.' },
    BOARD_FROZEN: { title: 'Die Tafel ruht', body: 'Im Moment kann nur deine Lehrperson etwas ändern. Was du schreibst, bleibt im Feld.' },
    BOARD_PERSON_WRONG: { title: 'Diese Person gehört nicht dazu', body: 'Wähle jemanden, der zur Klasse dieser Seite gehört.' },
    BOARD_VERSION_NOT_FOUND: { title: 'Diese Fassung gibt es nicht mehr', body: 'Schau den Verlauf der Karte neu an.' },
    FILE_NOT_FOUND: { title: 'Datei nicht gefunden', body: 'Lade die Datei noch einmal hoch.' },
    BOARD_FULL: { title: 'Hier ist kein Platz mehr', body: 'Mehr als {count} haben hier nicht Platz. Lösche zuerst etwas.' },
    BOARD_CELL_WRONG: { title: 'Das passt nicht in die Spalte', body: 'Prüfe, was du bei «{column}» geschrieben hast.' },
    BOARD_COLUMN_GONE: { title: 'Die Spalte ist weg', body: 'Jemand hat diese Spalte entfernt. Lade die Seite neu.' },
    BOARD_PLACES_FULL: { title: 'Leider schon voll', body: 'Jemand war schneller: Alle Plätze von «{title}» sind vergeben.' },
    BOARD_PLACES_TAKEN: {
      title: 'Es sind schon mehr eingetragen',
      body: 'Bei «{title}» sind {count} eingetragen. Nimm zuerst jemanden heraus.',
    },
    BOARD_ENTRY_WAITS: { title: 'Der Eintrag wartet noch', body: 'Das geht, sobald er freigegeben ist.' },
    BOARD_ENTRY_CHANGED: { title: 'Jemand war schneller', body: 'Dieser Eintrag heisst jetzt «{title}». Dein Text steht noch im Feld.' },
  },
} as const;
