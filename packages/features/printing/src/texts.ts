/** What printing refuses. */
export const paperRefusalTexts = {
  LETTER_PLACEHOLDER: { title: 'Platzhalter unbekannt', body: 'Diese Platzhalter kennen wir nicht: {words}' },
  NOTHING_TO_PRINT: { title: 'Nichts zu drucken', body: 'Keine der gewählten Personen ist noch in dieser Klasse.' },
} as const;

/** What stands on cards. */
export const paperTexts = {
  cards: 'Passwortkarten {class}',
  letters: 'Elternbriefe {class}',
  farewells: 'Abschiedsbriefe {class}',
  classOfSchool: '{class} · {school}',
  userName: 'Benutzername',
  password: 'Erstpasswort',
  ownPassword: 'eigenes Passwort',
  until: 'gilt bis {day}',
  validUntil: 'bis {day}',
  notValid: 'nicht mehr',
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
} as const;

/** The letter as it comes. */
export const letterTexts = {
  title: 'Zugang zu {brand} für {vorname}',
  body: `Liebe Eltern von {vorname}

In der Klasse {klasse} arbeiten wir mit {brand}. Dort findet Ihr Kind Arbeitspläne, Hausaufgaben und Übungen.

Adresse: {adresse}
Benutzername: {benutzername}
Erstpasswort: {erstpasswort}

Das Erstpasswort gilt {gültigkeit}. Beim ersten Anmelden wählt {vorname} ein eigenes. Bitte bewahren Sie diesen Brief gut auf und geben Sie die Angaben nicht weiter.

Freundliche Grüsse
{schule}`,
} as const;

/** The letter for who leaves the school; no school has a template of its own for it. */
export const farewellTexts = {
  title: '{vorname} nimmt mit, was {vorname} gehört',
  body: `Liebe Eltern von {vorname}

{vorname} verlässt unsere Schule. Was {vorname} in {brand} gemacht hat, gehört {vorname}: Seiten, Dateien und Einträge. Melden Sie sich bitte zusammen an und laden Sie alles herunter.

Adresse: {adresse}
Benutzername: {benutzername}
Erstpasswort: {erstpasswort}

Bitte probieren Sie die Anmeldung aus, solange {vorname} noch bei uns ist. Danach gelten die Karte und die Anmeldung über die Schule nicht mehr, und wir können ein vergessenes Passwort nicht mehr ersetzen. Das Konto selbst bleibt.

Alles Gute
{schule}`,
} as const;

/** Printing, on the screens of classes and schools. */
export const printTexts = {
  cards: 'Passwortkarten',
  letters: 'Elternbriefe',
  cardsTitle: 'Passwortkarten drucken',
  cardsBody: {
    one: 'Für 1 Person. Die Karte bekommt einen neuen QR-Code: Eine frühere Karte gilt danach nicht mehr.',
    many: 'Für {count} Personen, 10 Karten pro Seite. Jede Karte bekommt einen neuen QR-Code: Frühere Karten gelten danach nicht mehr.',
  },
  cardsPictures: 'Mit Bildern schützen',
  cardsPicturesHelp:
    'Nach dem Scannen tippt das Kind vier Bilder an: Eine gefundene Karte allein öffnet kein Konto. Die letzte Seite des PDFs nennt dir die Bilder jedes Kindes.',
  printing: 'PDF entsteht …',
  ready: 'Das PDF ist da.',
  print: 'PDF erstellen',
  settings: 'Elternbriefe',
  letter: 'Vorlage für Elternbriefe',
  letterHelp: 'Platzhalter: {words}',
  letterTitle: 'Überschrift',
  letterBody: 'Text',
  letterReset: 'Vorlage zurücksetzen',
  save: 'Speichern',
  changed: 'Gespeichert.',
} as const;

/** Cards and letters of several classes at once. */
export const schoolPrintTexts = {
  label: 'Karten und Briefe',
  title: 'Karten und Elternbriefe drucken',
  classes: { one: '1 Klasse', many: '{count} Klassen' },
  noClass: 'Wähle mindestens eine Klasse.',
  what: 'Was?',
  nothing: 'Wähle Karten, Briefe oder beides.',
  cards: 'Passwortkarten',
  cardsHelp: 'Karten bekommen neue QR-Codes: Frühere Karten gelten danach nicht mehr. Bis zur 3. Klasse sind sie mit Bildern geschützt.',
  letters: 'Elternbriefe',
  onlyInitial: 'Nur für Kinder, die noch ihr Erstpasswort haben',
  print: 'Erstellen',
  printing: 'Klasse {at} von {all} …',
  fileName: 'Karten und Briefe.zip',
  ready: { one: 'Das PDF ist da.', many: '{count} PDFs sind da, nach Klassen geordnet.' },
  nobody: 'In diesen Klassen gibt es nichts zu drucken.',
} as const;
