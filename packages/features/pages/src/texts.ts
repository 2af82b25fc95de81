/** Every sentence of the pages feature, grouped by screen. */
export const pagesTexts = {
  refusals: {
    PAGE_NOT_FOUND: { title: 'Seite nicht gefunden', body: 'Diese Seite gibt es nicht (mehr), oder sie ist nicht für dich freigegeben.' },
    PAGE_FORBIDDEN: { title: 'Keine Berechtigung', body: 'Diese Seite darfst du lesen, aber nicht ändern.' },
    PAGE_LOCKED: { title: 'Wird gerade bearbeitet', body: '{holder} bearbeitet diese Seite seit {since}.' },
    EDIT_FENCE_STALE: {
      title: 'Bearbeitung übernommen',
      body: '{holder} hat die Bearbeitung übernommen. Dein Text ist noch da: Du kannst ihn kopieren.',
    },
    BLOCK_NOT_FOUND: { title: 'Block nicht gefunden', body: 'Diesen Block gibt es nicht mehr.' },
    BLOCK_TYPE_UNKNOWN: { title: 'Block unbekannt', body: 'Diese Art Block kennen wir nicht.' },
    BLOCK_NOT_ALLOWED: { title: 'Block nicht verfügbar', body: 'Dieser Block steht dir nicht zur Verfügung.' },
    BLOCK_SETTINGS_INVALID: { title: 'Da stimmt etwas noch nicht', body: 'Bitte prüfe die markierten Felder.' },
    TOO_MANY_BLOCKS: { title: 'Seite ist voll', body: 'Mehr als {maximum} Blöcke passen nicht auf eine Seite. Lege eine Unterseite an.' },
    TOO_MANY_PAGES: { title: 'Zu viele Seiten', body: 'Hier sind schon {maximum} Seiten. Archiviere zuerst einige.' },
    ADDRESS_TAKEN: { title: 'Adresse vergeben', body: 'Diese Adresse gehört schon einer anderen Seite.' },
    GROUP_NOT_FOUND: { title: 'Nicht gefunden', body: 'Diese Klasse oder Schule gibt es nicht (mehr).' },
    FILE_NOT_FOUND: { title: 'Bild nicht gefunden', body: 'Das Bild ist nicht mehr da. Bitte lade es noch einmal hoch.' },
    PARENT_IMPOSSIBLE: { title: 'Das geht nicht', body: 'Eine Seite kann nicht unter sich selbst liegen.' },
  },
  welcomePage: { title: 'Willkommen' },
  fields: { addressTaken: 'Diese Adresse ist schon vergeben.', fileGone: 'Bitte lade das Bild noch einmal hoch.' },
  somebody: 'Jemand',
} as const;
