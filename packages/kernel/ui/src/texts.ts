/** Sentences of the pieces that every screen shares. */
export const uiTexts = {
  notices: {
    region: 'Meldungen',
    dismiss: 'Meldung schliessen',
    kinds: {
      success: 'Erfolg',
      info: 'Hinweis',
      warning: 'Achtung',
      error: 'Fehler',
      permission: 'Keine Berechtigung',
      update: 'Neue Version',
    },
    fault: 'Oh nein, ein Fehler! Entschuldige bitte.',
    faultStatus: 'Status {status}',
    faultNumber: 'Nummer {requestId}',
    unknownFault: 'Oh nein, ein unbekannter Fehler ist aufgetreten! Entschuldige bitte.',
  },
  undo: { action: 'Rückgängig' },
  confirm: { cancel: 'Abbrechen' },
  clipboard: {
    copy: 'Kopieren',
    success: 'Text in Zwischenablage kopiert',
    failure: 'Sorry, Text konnte nicht in Zwischenablage kopiert werden',
  },
  list: {
    loading: 'Wird geladen …',
    refused: 'Das konnte gerade nicht geladen werden.',
    retry: 'Nochmals versuchen',
  },
  loadingBar: 'Seite lädt',
  field: { required: 'Pflichtfeld' },
  sorting: {
    handle: '{name} verschieben',
    instructions:
      'Leertaste nimmt den Eintrag auf, die Pfeiltasten bewegen ihn, die Leertaste legt ihn ab, Escape bricht ab. Oder: Alt und Pfeiltaste.',
    lifted: '{name} aufgenommen. Platz {position} von {total}.',
    over: '{name} ist jetzt auf Platz {position} von {total}.',
    dropped: '{name} abgelegt auf Platz {position} von {total}.',
    cancelled: 'Verschieben abgebrochen. {name} bleibt auf Platz {position}.',
    atEdge: '{name} ist schon am Rand.',
  },
} as const;
