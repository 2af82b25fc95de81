/** Every sentence of the documents feature, grouped by screen. */
export const documentsTexts = {
  refusals: {
    UPLOAD_TYPE_WRONG: { title: 'Das geht leider nicht', body: 'Das Dokument hat das falsche Dateiformat. Erlaubt sind {allowed}.' },
    UPLOAD_TOO_LARGE: { title: 'Das geht leider nicht', body: 'Das Dokument ist zu gross (max. 25 MB).' },
    UPLOAD_MISSING: { title: 'Nichts angekommen', body: 'Das Dokument ist nicht vollständig angekommen. Bitte lade es noch einmal hoch.' },
    UPLOAD_EXPIRED: { title: 'Zu lange gewartet', body: 'Die Zeit zum Hochladen ist abgelaufen. Bitte wähle das Dokument noch einmal.' },
    UPLOAD_QUOTA: { title: 'Kein Platz mehr', body: 'Deine Ablage ist voll. Lösche zuerst Dokumente, die du nicht mehr brauchst.' },
    UPLOAD_SCHOOL_FULL: {
      title: 'Kein Platz mehr',
      body: 'Die Ablage deiner Schule ist voll. Sag es bitte der Administration deiner Schule.',
    },
    UPLOAD_TOO_MANY: {
      title: 'Eines nach dem anderen',
      body: 'Es werden gerade schon {count} Dokumente hochgeladen. Warte kurz, bis sie da sind.',
    },
    UPLOAD_OTHER_SIZE: {
      title: 'Das hat nicht geklappt',
      body: 'Das Dokument ist grösser angekommen, als es angekündigt war. Bitte lade es noch einmal hoch.',
    },
    MEDIA_UNREADABLE: {
      title: 'Das geht leider nicht',
      body: 'Aus dieser Aufnahme können wir die Angaben zum Ort nicht entfernen. Speichere sie als MP4, MP3 oder WAV und versuche es noch einmal.',
    },
    PICTURE_UNREADABLE: {
      title: 'Das geht leider nicht',
      body: 'Dieses Bild können wir nicht lesen. Speichere es als JPG oder PNG und versuche es noch einmal.',
    },
  },
  list: { remove: '{name} entfernen' },
  upload: {
    noFile: 'Kein Dokument ausgewählt',
    wrongType: 'Das Dokument hat das falsche Dateiformat.',
    tooLarge: 'Das Dokument ist zu gross (max. 25 MB).',
    otherReason: 'Das Hochladen hat nicht geklappt: {reason}',
    choose: 'Datei wählen',
    takePhoto: 'Foto machen',
    dropHere: 'Oder hierher ziehen oder einfügen.',
    allowed: 'Erlaubt sind {types}, höchstens 25 MB.',
    several: '{name}, {position} von {total}',
    tooMany: 'Mehr Dateien passen hier nicht. Hochgeladen sind die ersten {maximum}.',
    progress: '{percent} % hochgeladen',
    checking: 'Wird geprüft …',
    noConnection: 'keine Verbindung',
    cancel: 'Abbrechen',
  },
} as const;
