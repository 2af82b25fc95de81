/** What registration refuses. */
export const registrationRefusalTexts = {
  MAIL_LINK_ENDED: {
    title: 'Link nicht mehr gültig',
    body: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Lass dir einen neuen schicken.',
  },
  EMAIL_UNCHANGED: { title: 'Schon eingetragen', body: 'Diese E-Mail Adresse hast du bereits.' },
  NOTHING_TO_CONFIRM: { title: 'Schon erledigt', body: 'Es gibt gerade keine E-Mail Adresse zu bestätigen.' },
} as const;

/** Ways into an account of one’s own: registering, confirming an address, a new password. */
export const registrationTexts = {
  register: {
    lead: 'Für Lehrpersonen und Privatpersonen. Schüler:innen bekommen ihr Konto von der Lehrperson.',
    role: 'Ich bin',
    teacher: 'Lehrperson',
    private: 'Privatperson',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    emailHelp: 'Wir schicken dir einen Link, mit dem du das Konto bestätigst.',
    password: 'Passwort',
    submit: 'Konto erstellen',
    busy: 'Einen Moment …',
    sentTitle: 'Schau in dein Postfach',
    sentBody: 'Wir haben eine Nachricht an {email} geschickt. Öffne den Link darin, dann steht dein Konto bereit.',
    notArrived: 'Nichts angekommen? Sieh im Spam-Ordner nach oder prüfe die Adresse.',
    again: 'Adresse ändern',
    toSignIn: 'Zur Anmeldung',
    known: 'Du hast schon ein Konto?',
  },
  confirm: {
    question: 'E-Mail Adresse bestätigen?',
    body: 'Ein Klick, dann ist alles bereit.',
    submit: 'Ja, bestätigen',
    registered: 'Willkommen! Dein Konto steht bereit.',
    registeredBody: 'Dein Benutzername ist {userName}. Du kannst dich damit oder mit deiner E-Mail Adresse anmelden.',
    confirmed: 'Danke, deine E-Mail Adresse ist bestätigt.',
    changed: 'Deine neue E-Mail Adresse gilt ab jetzt.',
    home: 'Zur Startseite',
    sendAgain: 'Neuen Link schicken',
    toAccount: 'Zu meinem Konto',
    registerAgain: 'Konto erstellen',
  },
  forgotten: {
    lead: 'Gib deinen Benutzernamen oder deine E-Mail Adresse ein. Wir schicken dir einen Link für ein neues Passwort.',
    userName: 'Benutzername oder E-Mail',
    submit: 'Link schicken',
    sentTitle: 'Schau in dein Postfach',
    sentBody: 'Wenn es zu «{name}» ein Konto mit bestätigter E-Mail Adresse gibt, ist der Link unterwegs. Er gilt eine Stunde.',
    pupils: 'Du gehst noch zur Schule? Deine Lehrperson gibt dir ein neues Passwort oder eine QR-Karte.',
  },
  reset: {
    lead: 'Dein neues Passwort kennst nur du. Auf allen Geräten musst du dich danach neu anmelden.',
    password: 'Neues Passwort',
    repeat: 'Noch einmal zur Sicherheit',
    submit: 'Passwort speichern',
    done: 'Dein neues Passwort gilt.',
    doneBody: 'Melde dich jetzt als {userName} an.',
    newLink: 'Neuen Link anfordern',
  },
} as const;

/** Mails that lead there. */
export const registrationMails = {
  change: {
    subject: 'Bestätige deine neue E-Mail Adresse',
    paragraphs: ['Du möchtest deine E-Mail Adresse ändern. Sobald du sie bestätigst, gilt die neue.', 'Der Link gilt {days} Tage.'],
    button: 'Neue Adresse bestätigen',
    closing: 'Du warst das nicht? Dann lösche diese Nachricht. Ohne Klick bleibt alles beim Alten.',
  },
  changeKnown: {
    subject: 'Diese E-Mail Adresse gehört schon zu einem Konto',
    paragraphs: [
      'Jemand wollte diese E-Mail Adresse bei einem anderen Konto von {brand} eintragen. Das geht nicht, weil sie schon zu deinem gehört.',
    ],
    closing: 'Du musst nichts tun.',
  },
  changeTold: {
    subject: 'Deine E-Mail Adresse soll geändert werden',
    paragraphs: ['In deinem Konto wurde soeben eine neue E-Mail Adresse eingetragen: {email}', 'Sie gilt, sobald sie bestätigt ist.'],
    closing: 'Warst du das nicht? Dann ändere dein Passwort und melde dich bei eurer Schuladministration.',
  },
  register: {
    subject: 'Bestätige deine E-Mail Adresse',
    paragraphs: ['Schön, dass du da bist! Noch ein Klick, und dein Konto bei {brand} steht bereit.', 'Der Link gilt {days} Tage.'],
    button: 'E-Mail Adresse bestätigen',
    closing: 'Du hast kein Konto erstellt? Dann lösche diese Nachricht einfach. Ohne Klick passiert nichts.',
  },
  registerKnown: {
    subject: 'Du hast schon ein Konto',
    paragraphs: [
      'Jemand wollte mit dieser E-Mail Adresse ein Konto bei {brand} erstellen. Du hast aber bereits eines.',
      'Melde dich einfach an. Wenn du dein Passwort nicht mehr weisst, kannst du dir ein neues setzen.',
    ],
    button: 'Zur Anmeldung',
    closing: 'Du warst das nicht? Dann kannst du diese Nachricht löschen. An deinem Konto hat sich nichts geändert.',
  },
  reset: {
    subject: 'Neues Passwort setzen',
    paragraphs: [
      'Du möchtest ein neues Passwort. Mit diesem Knopf kannst du es setzen.',
      'Der Link gilt {minutes} Minuten und nur einmal.',
    ],
    button: 'Neues Passwort setzen',
    closing: 'Du warst das nicht? Dann lösche diese Nachricht. Dein Passwort bleibt, wie es ist.',
  },
  confirm: {
    subject: 'Bestätige deine E-Mail Adresse',
    paragraphs: ['Bitte bestätige, dass diese E-Mail Adresse dir gehört.', 'Der Link gilt {days} Tage.'],
    button: 'E-Mail Adresse bestätigen',
    closing: 'Du bekommst diese Nachricht, weil die Adresse bei deinem Konto eingetragen ist.',
  },
} as const;
