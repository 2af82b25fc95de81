/** Mails of the account: one greeting, some paragraphs, at most one button, and why the mail came. */
export const accountMails = {
  greeting: 'Hallo {firstName}',
  greetingUnknown: 'Guten Tag',
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
  confirm: {
    subject: 'Bestätige deine E-Mail Adresse',
    paragraphs: ['Bitte bestätige, dass diese E-Mail Adresse dir gehört.', 'Der Link gilt {days} Tage.'],
    button: 'E-Mail Adresse bestätigen',
    closing: 'Du bekommst diese Nachricht, weil die Adresse bei deinem Konto eingetragen ist.',
  },
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
  reset: {
    subject: 'Neues Passwort setzen',
    paragraphs: [
      'Du möchtest ein neues Passwort. Mit diesem Knopf kannst du es setzen.',
      'Der Link gilt {minutes} Minuten und nur einmal.',
    ],
    button: 'Neues Passwort setzen',
    closing: 'Du warst das nicht? Dann lösche diese Nachricht. Dein Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    paragraphs: ['Dein Passwort bei {brand} wurde soeben geändert. Auf anderen Geräten musst du dich neu anmelden.'],
    closing: 'Warst du das nicht? Dann setze sofort ein neues Passwort und melde dich bei eurer Schuladministration.',
  },
  secondFactorOn: {
    subject: 'Anmeldung in zwei Schritten eingeschaltet',
    paragraphs: ['Ab jetzt brauchst du beim Anmelden auch einen Code aus deiner App. Bewahre die Notfallcodes gut auf.'],
    closing: 'Warst du das nicht? Dann melde dich bei eurer Schuladministration.',
  },
  secondFactorOff: {
    subject: 'Anmeldung in zwei Schritten ausgeschaltet',
    paragraphs: ['Dein Konto ist jetzt nur noch mit dem Passwort geschützt.'],
    closing: 'Warst du das nicht? Dann ändere sofort dein Passwort und schalte sie wieder ein.',
  },
  secondFactorReset: {
    subject: 'Anmeldung in zwei Schritten zurückgesetzt',
    paragraphs: [
      '{by} hat bei deinem Konto die Anmeldung in zwei Schritten zurückgesetzt. Du bist jetzt überall abgemeldet.',
      'Melde dich mit deinem Passwort wieder an und schalte den zweiten Schritt am besten gleich neu ein. Die alten Notfallcodes gelten nicht mehr.',
    ],
    button: 'Zur Anmeldung',
    closing: 'Hast du nicht darum gebeten? Dann ändere sofort dein Passwort und melde dich bei eurer Schuladministration.',
    operator: 'Der Betrieb von Pausenplatz',
  },
  accountDeleted: {
    subject: 'Dein Konto ist gelöscht',
    paragraphs: [
      'Wir haben dein Konto in den Papierkorb gelegt. Bis am {until} kannst du es zurückholen: Melde dich dazu einfach an.',
      'Danach löschen wir alles endgültig.',
    ],
    button: 'Zur Anmeldung',
    closing: 'Warst du das nicht? Dann hole dein Konto zurück und ändere dein Passwort.',
  },
  invitation: {
    subject: 'Einladung an die {school}',
    paragraphs: ['{inviter} lädt dich ein, bei {brand} an der {school} mitzumachen.', 'Die Einladung gilt {days} Tage.'],
    button: 'Einladung ansehen',
    closing: 'Du kennst diese Schule nicht? Dann kannst du diese Nachricht löschen.',
  },
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
