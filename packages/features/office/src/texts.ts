/** What the administration refuses, and what it writes into mails and onto paper. */
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
    CONFIRMATION_UNKNOWN: { title: 'Link nicht gültig', body: 'Dieser Link gehört zu keiner Schule auf diesem Server.' },
    CLASS_CHANGED: {
      title: 'Eben geändert',
      body: 'Jemand hat diese Klasse in diesem Moment auch geändert. Schau sie dir an und versuch es nochmals.',
    },
    CLASS_NAME_TAKEN: {
      title: 'Name vergeben',
      body: 'An dieser Schule gibt es schon eine Klasse mit diesem Namen. Nimm einen anderen, oder benenne die bestehende um.',
    },
    SAME_CLASS: { title: 'Das ist dieselbe Klasse', body: 'Wähle eine andere Klasse.' },
    RESTORE_TOO_LATE: { title: 'Zu spät', body: 'Gelöschtes lässt sich nur {days} Tage lang zurückholen.' },
    SCHOOL_NOT_EMPTY: { title: 'Schule ist nicht leer', body: 'Verschiebe oder lösche zuerst ihre Klassen.' },
    ALREADY_MEMBER: { title: 'Du gehörst schon dazu', body: 'Du bist bereits mit dieser Schule verbunden.' },
    JOIN_TOO_OFTEN: {
      title: 'Für heute genug angefragt',
      body: 'Du hast diese Schule schon {count}-mal angefragt. Ab {day}, {time} Uhr kannst du es noch einmal versuchen; am schnellsten geht es, wenn du direkt mit der Schule sprichst.',
    },
    REQUEST_NOT_FOUND: { title: 'Anfrage nicht gefunden', body: 'Diese Anfrage gibt es nicht (mehr).' },
    REASON_MISSING: { title: 'Bitte begründe kurz', body: 'Wer abgelehnt wird, soll wissen warum. Ein Satz genügt.' },
    IMPORT_PLAN_CHANGED: {
      title: 'In der Zwischenzeit hat sich etwas geändert',
      body: 'Es wurde nichts importiert. Schau dir die Vorschau noch einmal an: Sie zeigt jetzt den neuen Stand.',
    },
    IMPORT_NOTHING: { title: 'Nichts zu tun', body: 'In dieser Liste gibt es nichts, das neu oder anders ist.' },
    IMPORT_NOT_FOUND: { title: 'Import nicht gefunden', body: 'Diesen Import gibt es nicht (mehr).' },
    IMPORT_UNDO_LATE: { title: 'Zu spät', body: 'Ein Import lässt sich {days} Tage lang rückgängig machen.' },
    IMPORT_UNDONE: { title: 'Schon rückgängig gemacht', body: 'Dieser Import wurde bereits rückgängig gemacht.' },
    IMPORT_RUNNING: { title: 'Import läuft noch', body: 'Warte, bis der Import fertig ist.' },
    LETTER_PLACEHOLDER: { title: 'Platzhalter unbekannt', body: 'Diese Platzhalter kennen wir nicht: {words}' },
    NOTHING_TO_PRINT: { title: 'Nichts zu drucken', body: 'Keine der gewählten Personen ist noch in dieser Klasse.' },
    PLAN_NOT_FOUND: { title: 'Plan nicht gefunden', body: 'Diesen Plan gibt es nicht (mehr).' },
    PLAN_NOT_READY: { title: 'Der Plan ist noch nicht bereit', body: 'Schau dir die Hinweise bei den Klassen an.' },
    PLAN_HAS_RUN: { title: 'Schon durchgeführt', body: 'Dieser Plan wurde bereits durchgeführt.' },
    PLAN_STEP_DONE: { title: 'Schon durchgeführt', body: 'Diese Klasse wurde bereits umgestellt.' },
    PLAN_UNDO_IMPOSSIBLE: {
      title: 'Das lässt sich nicht mehr rückgängig machen',
      body: 'Die Klasse wurde seither verändert, oder die {days} Tage sind vorbei.',
    },
    PLAN_CLASS_ERASED: {
      title: 'Das lässt sich nicht mehr rückgängig machen',
      body: 'Eine Klasse, in die diese Schüler:innen gewechselt haben, wurde gelöscht und nach {days} Tagen endgültig entfernt.',
    },
    LINKS_BUSY: {
      title: 'Eine Prüfung läuft schon',
      body: 'An dieser Schule werden gerade Links geprüft, oder du prüfst sie an einer anderen. Versuche es in ein paar Minuten noch einmal.',
    },
    LINKS_ENOUGH: {
      title: 'Für heute genug geprüft',
      body: 'Jede Prüfung fragt viele fremde Websites. Morgen kannst du wieder prüfen.',
    },
    EXPORT_NOT_FOUND: { title: 'Export nicht gefunden', body: 'Diesen Export gibt es nicht (mehr).' },
  },
  yearFailure: 'Diese Klasse konnte nicht umgestellt werden. Sie ist noch genau wie vorher.',
  fields: {
    emailTaken: 'Diese Adresse gehört schon zu einem anderen Konto.',
    date: 'Dieses Datum gibt es nicht.',
  },
  mails: {
    greeting: 'Hallo {firstName}',
    joinAsked: {
      subject: '{person} möchte zu {school}',
      body: '{person} möchte sich als Lehrperson mit {school} verbinden.',
      message: 'Nachricht: «{message}»',
      action: 'Anfrage beantworten',
      closing: 'Du bekommst diese Nachricht, weil du diese Schule auf {brand} verwaltest.',
    },
    joinAccepted: {
      subject: 'Willkommen bei {school}',
      body: 'Deine Anfrage wurde bestätigt: Du gehörst jetzt zu {school}.',
      reason: 'Dazu schreibt die Schule: «{reason}»',
      action: '{brand} öffnen',
      closing: 'Du bekommst diese Nachricht, weil du dich mit dieser Schule verbinden wolltest.',
    },
    joinDeclined: {
      subject: 'Deine Anfrage an {school}',
      body: 'Deine Anfrage an {school} wurde abgelehnt.',
      reason: 'Begründung: «{reason}»',
      action: 'Andere Schule suchen',
      closing: 'Du bekommst diese Nachricht, weil du dich mit dieser Schule verbinden wolltest.',
    },
    confirmSchool: {
      subject: 'Neue Schule: {school}',
      greeting: 'Guten Tag',
      paragraphs: [
        '{person} hat am {day} die Schule «{school}» in {place} angelegt.',
        'Bevor du sie bestätigst, hat sie keine Anmeldedienste, kein Microsoft Teams und nimmt keine Kinder anderer Schulen auf. Prüfe am besten mit einem Anruf, ob es stimmt.',
      ],
      action: 'Schule ansehen',
      closing: 'Du bekommst diese Nachricht, weil deine Adresse beim Betrieb von {brand} eingetragen ist.',
    },
  },
  paper: {
    cards: 'Passwortkarten {class}',
    letters: 'Elternbriefe {class}',
    userName: 'Benutzername',
    password: 'Erstpasswort',
    ownPassword: 'eigenes Passwort',
    pictures: {
      title: 'Bilder der Klasse {class}',
      lead: 'Für die Lehrperson, nicht für Kinderhände. Nach dem Scannen tippt das Kind seine Bilder in dieser Reihenfolge an. Sie stehen nur hier: Wer sie vergisst, bekommt neue, sobald du die alten zurücksetzt und die Karte neu druckst.',
      child: 'Kind',
      order: 'Bilder',
      kept: 'hat schon Bilder',
    },
    scan: 'Scannen oder anmelden auf',
    kept: 'bitte eigenes Passwort verwenden',
    page: '{page} / {pages}',
  },
  letter: {
    title: 'Zugang zu {brand} für {vorname}',
    body: `Liebe Eltern von {vorname}

In der Klasse {klasse} arbeiten wir mit {brand}. Dort findet Ihr Kind Arbeitspläne, Hausaufgaben und Übungen.

Adresse: {adresse}
Benutzername: {benutzername}
Erstpasswort: {erstpasswort}

Das Erstpasswort gilt zwei Wochen. Beim ersten Anmelden wählt {vorname} ein eigenes. Bitte bewahren Sie diesen Brief gut auf und geben Sie die Angaben nicht weiter.

Freundliche Grüsse
{schule}`,
  },
} as const;
