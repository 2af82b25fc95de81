/** What the administration refuses. */
export const officeTexts = {
  refusals: {
    PERSON_NOT_FOUND: { title: 'Person nicht gefunden', body: 'Diese Person gibt es hier nicht (mehr).' },
    PERSON_FORBIDDEN: {
      title: 'Keine Berechtigung',
      body: 'Dieses Konto gehört auch zu einer anderen Schule. Darum kannst du es hier nicht löschen.',
    },
    PERSON_IN_CLASS: { title: 'Schon in einer Klasse', body: 'Diese Person ist in einer anderen Klasse. Verschiebe sie von dort aus.' },
    EMAIL_TAKEN: { title: 'Adresse vergeben', body: 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto.' },
    NUMBER_TAKEN: { title: 'Nummer vergeben', body: 'Diese Nummer hat in der Klasse schon jemand.' },
    EXTERNAL_ID_TAKEN: { title: 'Nummer schon vergeben', body: 'Diese Nummer hat an eurer Schule bereits jemand anderes.' },
    HANDOVER_ENDED: {
      title: 'Code nicht gültig',
      body: 'Dieser Übergabecode ist abgelaufen, wurde schon benutzt oder ist falsch geschrieben. Bitte die frühere Schule um einen neuen.',
    },
    HANDOVER_NONE: { title: 'Schon erledigt', body: 'Für dieses Kind gibt es gerade keinen Übergabecode.' },
    CLASS_CHANGED: {
      title: 'Eben geändert',
      body: 'Jemand hat diese Klasse in diesem Moment auch geändert. Schau sie dir an und versuch es nochmals.',
    },
    INVITATION_NOT_FOUND: { title: 'Einladung nicht gefunden', body: 'Sie wurde schon angenommen oder zurückgezogen.' },
    CLASS_NAME_TAKEN: {
      title: 'Name vergeben',
      body: 'An dieser Schule gibt es schon eine Klasse mit diesem Namen. Nimm einen anderen, oder benenne die bestehende um.',
    },
    LOG_DAYS: { title: 'Zeitraum prüfen', body: 'Der erste Tag liegt nach dem letzten.' },
    SAME_CLASS: { title: 'Das ist dieselbe Klasse', body: 'Wähle eine andere Klasse.' },
    RESTORE_TOO_LATE: { title: 'Zu spät', body: 'Gelöschtes lässt sich nur {days} Tage lang zurückholen.' },
    CHILD_NAME_TAKEN: {
      title: 'Diese Schule gibt es schon',
      body: '«{name}» gehört schon zu euren Schulen. Nimm einen anderen Namen, zum Beispiel mit dem Schulhaus.',
    },
    SCHOOL_NOT_EMPTY: {
      title: 'Schule ist nicht leer',
      body: 'Es gibt darin noch Klassen (auch im Archiv oder im Papierkorb), Personen, Seiten oder Unterschulen. Verschiebe oder lösche sie zuerst.',
    },
  },
  fields: {
    emailTaken: 'Diese Adresse gehört schon zu einem anderen Konto.',
    date: 'Dieses Datum gibt es nicht.',
  },
} as const;

/** What the export of a school says of its people. */
export const schoolExportTexts = {
  people: {
    title: 'Personen',
    head: ['Nachname', 'Vorname', 'Rolle', 'Klassen', 'Benutzername', 'E-Mail', 'Jahrgang', 'Schülernummer', 'Im Papierkorb seit'],
  },
  classes: { title: 'Klassen', head: ['Klasse', 'Lehrpersonen', 'Schüler:innen', 'Archiviert am', 'Gelöscht am'] },
  groups: { title: 'Gruppen und Teams', head: ['Name', 'Klasse', 'Mitglieder'] },
  log: 'Protokoll',
  classWork: 'Was nur sieht, wer eine Klasse unterrichtet, etwa ihre Arbeitspläne. Es steht im Export, den ihre Lehrpersonen machen.',
  credentials: 'Passwörter, Karten und Bilder der Anmeldung. Sie verlassen den Server nie.',
} as const;
