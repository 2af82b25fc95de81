/** Mails of the account: one greeting, some paragraphs, at most one button, and why the mail came. */
export const accountMails = {
  greeting: 'Hallo {firstName}',
  greetingUnknown: 'Guten Tag',
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
} as const;
