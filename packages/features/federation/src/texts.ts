/** What school accounts and Microsoft Teams refuse. */
export const federationRefusalTexts = {
  ENTRA_UNAUTHORIZED: {
    title: 'Anmeldung fehlgeschlagen.',
    body: 'Microsoft Teams konnte dich nicht anmelden. Bitte öffne den Tab noch einmal.',
  },
  ENTRA_TENANT_UNKNOWN: {
    title: 'Eure Schule ist noch nicht verbunden',
    body: 'Eure Schuladministration gibt Microsoft Teams in der Verwaltung frei. Eine Lehrperson bittet hier darum.',
  },
  TEAMS_NOT_LINKED: {
    title: 'Noch nicht verbunden',
    body: 'Melde dich einmal mit deinem Konto an. Danach öffnet sich der Tab von selbst.',
  },
  TEAMS_LINKED_ELSEWHERE: { title: 'Schon verbunden', body: 'Dieses Microsoft-Konto ist bereits mit einem anderen Konto verbunden.' },
  TEAMS_CODE_WRONG: { title: 'Dieser Code passt nicht', body: 'Schau im Anmeldefenster nach: Es ist die Zahl mit sechs Ziffern.' },
  TEAMS_NOT_SET_UP: {
    title: 'Teams ist hier nicht eingerichtet',
    body: 'Der Betrieb dieses Servers trägt zuerst die Anwendungs-ID aus Entra ein.',
  },
  TEAMS_WINDOW_ENDED: { title: 'Zeit abgelaufen', body: 'Diese Anmeldung gilt nicht mehr. Beginne im Tab in Teams noch einmal.' },
  TENANT_BLOCKED: { title: 'Gesperrt', body: 'Gib die Organisation zuerst wieder frei. Danach kannst du Konten verbinden.' },
  TENANT_CONNECTED: {
    title: 'Schon freigegeben',
    body: 'Deine Schule hat Microsoft Teams inzwischen freigegeben. Öffne den Tab noch einmal.',
  },
  TENANT_ELSEWHERE: {
    title: 'Gehört zu einer anderen Schule',
    body: 'Diese Organisation ist bei einer anderen Schule freigegeben. Frag eure IT, welche Schule zu eurem Microsoft Teams gehört.',
  },
  TENANT_LINK_GONE: { title: 'Schon getrennt', body: 'Dieses Konto ist mit Microsoft Teams nicht (mehr) verbunden.' },
  TENANT_LIST_CHANGED: {
    title: 'Inzwischen hat sich etwas geändert',
    body: 'Die Konten passen nicht mehr zu dem, was du gesehen hast. Gleiche die Liste noch einmal ab.',
  },
  TENANT_LIST_NOTHING: { title: 'Nichts zu verbinden', body: 'Keine Zeile dieser Liste lässt sich so mit einem Konto verbinden.' },
  TENANT_NOT_FOUND: { title: 'Nicht gefunden', body: 'Diese Organisation ist bei eurer Schule nicht (mehr) freigegeben.' },
  TENANT_REQUEST_GONE: { title: 'Schon beantwortet', body: 'Diese Anfrage gibt es nicht mehr: Jemand hat sie inzwischen beantwortet.' },
  WRONG_ROLE: { title: 'Keine Berechtigung', body: 'Es können sich nur Schüler:innen oder Lehrpersonen anmelden.' },
  PROVIDER_NOT_FOUND: { title: 'Nicht gefunden', body: 'Diese Anmeldung gibt es hier nicht (mehr).' },
  PROVIDER_UNREACHABLE: {
    title: 'Gerade nicht erreichbar',
    body: 'Der Anmeldedienst «{name}» antwortet nicht wie erwartet. Versuche es später noch einmal.',
  },
  PROVIDER_SAID_NO: {
    title: 'Anmeldung abgebrochen',
    body: '«{name}» hat dich nicht angemeldet. Versuche es noch einmal oder melde dich mit deinem Passwort an.',
  },
  LINK_OTHER_SCHOOL: {
    title: 'Gehört zu einer anderen Schule',
    body: 'Verbinden kannst du nur Schulkonten deiner eigenen Schule.',
  },
  LINK_ENDED: { title: 'Zeit abgelaufen', body: 'Beginne die Anmeldung mit dem Schulkonto noch einmal.' },
  LINKED_ELSEWHERE: { title: 'Schon verbunden', body: 'Dieses Schulkonto ist bereits mit einem anderen Konto verbunden.' },
} as const;

/** The other ways in, below the sign-in form. */
export const wayTexts = {
  qr: 'Mit QR-Karte',
  registerLead: 'Du bist Lehrperson oder nutzt Pausenplatz privat?',
  register: 'Konto erstellen',
  or: 'oder',
  schoolAccount: 'Mit {name}',
  chooseSchool: 'Mit dem Schulkonto',
  leaving: 'Einen Moment, du wirst weitergeleitet …',
} as const;

/** Coming back from an identity provider. */
export const schoolAccountTexts = {
  busy: 'Einen Moment, wir melden dich an …',
  failed: 'Die Anmeldung hat nicht geklappt.',
  link: 'Fast geschafft!',
  linkBody: 'Melde dich einmal mit deinem Pausenplatz-Konto an. Danach geht es immer mit «{provider}».',
  linkSignedIn: 'Möchtest du dein Konto mit «{provider}» verbinden? Bestätige es mit deinem Passwort.',
  connect: 'Verbinden',
  linked: 'Dein Konto ist jetzt mit «{provider}» verbunden.',
  toSignIn: 'Zur Anmeldung',
  toAccount: 'Zu meinem Konto',
  restoreByPassword: 'Melde dich dazu mit deinem Benutzernamen und deinem Passwort an.',
} as const;

/** The identity providers of a school. */
export const providerTexts = {
  title: 'Schulkonten der Schule',
  saved: 'Gespeichert',
  save: 'Speichern',
  cancel: 'Abbrechen',
  lead: 'Mit den Schulkonten von Microsoft Entra oder Edulog melden sich alle an, ohne ein zweites Passwort.',
  empty: 'Noch kein Anmeldedienst eingerichtet.',
  unconfirmed: 'Eure Schule ist noch nicht bestätigt.',
  unconfirmedBody: 'Sobald der Betrieb dieses Servers sie bestätigt hat, kannst du hier einen Anmeldedienst einrichten.',
  add: 'Anmeldedienst hinzufügen',
  edit: 'Ändern',
  editNamed: '{name} ändern',
  remove: 'Entfernen',
  removeTitle: '{name} entfernen?',
  removeBodyNone: 'Noch kein Konto ist damit verbunden.',
  removeBodyOne: '1 Konto ist damit verbunden. Es bleibt, meldet sich aber nur noch mit Passwort oder QR-Karte an.',
  removeBody: '{count} Konten sind damit verbunden. Sie bleiben, melden sich aber nur noch mit Passwort oder QR-Karte an.',
  removed: 'Entfernt',
  silent: 'Gespeichert, aber der Dienst antwortet nicht',
  silentBody: 'Unter dieser Adresse haben wir keinen Anmeldedienst gefunden. Prüfe die Adresse des Ausstellers.',
  rests: 'Deine Schule verlangt zuerst die Anmeldung in zwei Schritten. Danach kannst du die Schulkonten wieder verwalten.',
  toSecondFactor: 'Zur Anmeldung in zwei Schritten',
  noSchool: 'Du verwaltest keine Schule.',
  kind: 'Dienst',
  kinds: { entra: 'Microsoft Entra', edulog: 'Edulog', other: 'Anderer (OpenID Connect)' },
  name: 'Name auf dem Knopf',
  issuer: 'Adresse des Ausstellers (Issuer)',
  issuerHelp: 'Bei Entra: https://login.microsoftonline.com/{Mandant}/v2.0',
  clientId: 'Client-ID',
  clientSecret: 'Client-Geheimnis',
  secretKept: 'Leer lassen, um das bisherige zu behalten.',
  callback: 'Diese Adresse trägst du beim Anmeldedienst als Weiterleitung ein:',
  copy: 'Adresse kopieren',
  matchClaim: 'Angabe mit der Personennummer (freiwillig)',
  matchHelp:
    'Trägt sie dieselbe Nummer wie eure Schulverwaltung, werden Konten beim ersten Mal von selbst verbunden. Sonst melden sich alle einmal mit ihrem Passwort an.',
  enabled: 'Auf der Anmeldeseite zeigen',
  off: 'ausgeschaltet',
  on: 'eingeschaltet',
  linkedOne: '1 Konto verbunden',
  linked: '{count} Konten verbunden',
  issuerOther:
    'Ein anderer Aussteller kennt andere Personen: Beim Speichern werden alle verbundenen Konten getrennt und verbinden sich neu.',
  claimWrong: 'Nur Buchstaben, Ziffern und _ . : / -',
  school: 'Schule',
} as const;

export const federationTexts = {
  issuerInside:
    'Diese Adresse liegt in einem eigenen Netz oder auf einem andern Port als 443. Der Betrieb dieses Servers gibt sie mit IDENTITY_PROVIDERS_INSIDE frei.',
  issuerWrong: 'Das ist keine Adresse, die mit https:// beginnt.',
  teams: 'Microsoft Teams',
} as const;

/** Mails about connected accounts. */
export const federationMails = {
  teamsConnected: {
    subject: 'Dein Konto ist jetzt mit Microsoft Teams verbunden',
    paragraphs: ['Dein Konto wurde soeben mit einem Microsoft-Konto verbunden. Ab jetzt meldest du dich in Teams von selbst an.'],
    closing: 'Warst du das nicht? Dann ändere dein Passwort und melde dich bei eurer Schuladministration.',
  },
  schoolAccountConnected: {
    subject: 'Dein Konto ist jetzt mit deinem Schulkonto verbunden',
    paragraphs: ['Ab jetzt kannst du dich mit «{provider}» anmelden.'],
    closing: 'Warst du das nicht? Dann ändere dein Passwort und melde dich bei eurer Schuladministration.',
  },
} as const;

/** What the export of a school says of its sign-in. */
export const exportTexts = { secrets: 'Die Geheimnisse der Anmeldedienste. Ihr habt sie beim Dienst selbst.' } as const;
