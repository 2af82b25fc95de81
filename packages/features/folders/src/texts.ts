/** Sentences of folders: refusals. Those of the screens stand in `texts.ui.ts`. */
export const foldersTexts = {
  refusals: {
    FOLDER_NOT_FOUND: { title: 'Ablage nicht gefunden', body: 'Diese Ablage gibt es nicht (mehr), oder sie ist nicht für dich.' },
    FOLDER_ITEM_NOT_FOUND: { title: 'Nicht mehr da', body: 'Das hat jemand gelöscht oder verschoben. Lade die Seite neu.' },
    FOLDER_FORBIDDEN: { title: 'Das ist nicht für dich', body: 'Was andere abgeben, sehen und ändern nur sie selbst und die Lehrperson.' },
    FOLDER_FULL: {
      title: 'Hier ist kein Platz mehr',
      body: 'Mehr als {count} Dateien und Ordner haben hier nicht Platz. Lösche zuerst etwas.',
    },
    FOLDER_TOO_DEEP: {
      title: 'Zu viele Ordner ineinander',
      body: 'Mehr als {count} Ordner ineinander gehen nicht. Leg ihn weiter oben an.',
    },
    FOLDER_INTO_ITSELF: { title: 'Das geht nicht', body: 'Ein Ordner kann nicht in sich selbst liegen. Wähle einen anderen.' },
    FOLDER_ZIP_EMPTY: { title: 'Nichts zum Herunterladen', body: 'In dieser Auswahl ist keine Datei.' },
    FOLDER_ZIP_TOO_LARGE: { title: 'Zu gross für ein ZIP', body: 'Zusammen ist das mehr als 1 GB. Wähle weniger aufs Mal.' },
    FILE_NOT_FOUND: { title: 'Datei nicht gefunden', body: 'Diese Datei ist nicht mehr da. Bitte lade sie noch einmal hoch.' },
  },
} as const;
