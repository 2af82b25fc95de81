/** What the account says when it says no. */
export const accountRefusalTexts = {
  WRONG_CREDENTIALS: {
    title: 'Anmeldung fehlgeschlagen.',
    body: 'Aller Anfang ist schwer! Du hast den Benutzernamen oder das Passwort falsch eingegeben.',
  },
  EMAIL_NOT_CONFIRMED: {
    title: 'Bestätige zuerst deine E-Mail',
    body: 'Dein Passwort stimmt, aber deine E-Mail ist noch nicht bestätigt. Öffne den Link in der Mail, die wir dir geschickt haben. Ist sie nicht da, so schau im Spam nach oder registriere dich noch einmal.',
  },
  REFRESH_REFUSED: { title: 'Anmeldung fehlgeschlagen.', body: 'Anmeldung fehlgeschlagen.' },
  TOO_MANY_ATTEMPTS: {
    title: 'Kurze Pause',
    body: 'Das waren viele Versuche in kurzer Zeit. Warte {wait} und probiere es dann noch einmal.',
  },
  PASSWORD_UNCHANGED: { title: 'Noch das alte Passwort', body: 'Wähle ein Passwort, das sich vom bisherigen unterscheidet.' },
  PASSWORD_TOO_COMMON: {
    title: 'Zu leicht zu erraten',
    body: 'Dieses Passwort kennen zu viele. Nimm zum Beispiel drei zufällige Wörter.',
  },
  INITIAL_PASSWORD_ENDED: {
    title: 'Erstpasswort abgelaufen',
    body: 'Dein Erstpasswort ist abgelaufen. Bitte deine Lehrperson um ein neues.',
  },
  SIGN_IN_BUSY: {
    title: 'Gerade kommen alle auf einmal',
    body: 'Sehr viele melden sich in diesem Moment an. Probiere es in ein paar Sekunden noch einmal.',
  },
  NO_INITIAL_PASSWORD: { title: 'Schon erledigt', body: 'Du hast bereits ein eigenes Passwort gesetzt.' },

  WRONG_PASSWORD: { title: 'Passwort stimmt nicht', body: 'Das ist nicht dein jetziges Passwort. Probiere es noch einmal.' },
  EMAIL_TAKEN: { title: 'Schon vergeben', body: 'Diese E-Mail Adresse gehört bereits zu einem anderen Konto.' },
  NEWSLETTER_ANSWERED: { title: 'Newsletter nicht geändert', body: 'Antwort des Newsletter-Dienstes: {answer}' },
  NEWSLETTER_SILENT: {
    title: 'Newsletter nicht geändert',
    body: 'Der Newsletter-Dienst antwortet gerade nicht. Versuche es später noch einmal.',
  },
  NEWSLETTER_NONE: { title: 'Kein Newsletter', body: 'Für dieses Konto gibt es keinen Newsletter.' },
  EMAIL_UNCONFIRMED: { title: 'Zuerst bestätigen', body: 'Bestätige zuerst deine E-Mail Adresse.' },
  KEPT_BY_SCHOOL: { title: 'Das ändert deine Schule', body: 'Namen von Schüler:innen ändert die Lehrperson oder die Schuladministration.' },
  PERSON_NOT_FOUND: { title: 'Nicht gefunden', body: 'Diese Person gibt es hier nicht (mehr).' },
  PERSON_FORBIDDEN: { title: 'Keine Berechtigung', body: 'Das darf nur eine Lehrperson der Klasse.' },
  SETTING_FORBIDDEN: { title: 'Das stellt die Lehrperson ein', body: 'Diese Einstellung kannst du nicht selbst ändern.' },
  TOO_MANY_SETTINGS: { title: 'Zu viele Einstellungen', body: 'Mehr Einstellungen können wir nicht speichern.' },
  CODE_WRONG: { title: 'Code stimmt nicht', body: 'Dieser Code passt nicht. Nimm den neusten Code aus deiner App.' },
  CHALLENGE_ENDED: { title: 'Zeit abgelaufen', body: 'Melde dich noch einmal mit deinem Passwort an.' },
  SECOND_FACTOR_OFF: { title: 'Nicht eingeschaltet', body: 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.' },
  SECOND_FACTOR_ON: { title: 'Schon eingeschaltet', body: 'Die Anmeldung in zwei Schritten ist bereits eingeschaltet.' },
  SECOND_FACTOR_REQUIRED: {
    title: 'An deiner Schule Pflicht',
    body: 'Deine Schule verlangt von der Administration die Anmeldung in zwei Schritten.',
  },
  SECOND_FACTOR_ADULTS: { title: 'Nur für Erwachsene', body: 'Schüler:innen melden sich mit Passwort oder QR-Karte an.' },
  SECOND_FACTOR_SELF: {
    title: 'Nicht bei dir selbst',
    body: 'Deinen eigenen zweiten Schritt schaltest du unter «Mein Konto», «Anmeldung» aus. Ohne Handy und Notfallcodes hilft dir eine andere Person der Administration.',
  },
  SECOND_FACTOR_NOT_THEIRS: {
    title: 'Dafür bist du nicht zuständig',
    body: 'Zurücksetzen kann nur, wer alle Schulen administriert, die auch diese Person administriert. Sie soll sich dort melden.',
  },
  SECOND_FACTOR_OWN_FIRST: {
    title: 'Zuerst du selbst in zwei Schritten',
    body: 'Das darf nur, wer sich mit einem Code angemeldet hat. Schalte den zweiten Schritt unter «Mein Konto», «Anmeldung» ein. Hast du ihn schon, melde dich ab und mit Code wieder an.',
  },
  SECOND_FACTOR_NONE: {
    title: 'Schon erledigt',
    body: 'Bei dieser Person ist die Anmeldung in zwei Schritten nicht (mehr) eingeschaltet. Sie kann sich mit dem Passwort anmelden.',
  },
  ACCOUNT_IN_TRASH: { title: 'Dein Konto ist gelöscht', body: 'Bis am {until} kannst du es zurückholen.' },
  ACCOUNT_TRASHED_BY_SCHOOL: {
    title: 'Dein Konto ist gelöscht',
    body: 'Deine Schule hat dieses Konto gelöscht. Bis am {until} kann sie es zurückholen.',
  },
  EXPORT_NEEDS_PASSWORD: {
    title: 'Dafür braucht es dein Passwort',
    body: 'Mit der QR-Karte lassen sich keine Daten herunterladen. Melde dich mit deinem Passwort oder deinem Schulkonto an.',
  },
  EXPORT_NOT_FOUND: { title: 'Nicht mehr da', body: 'Dieser Export ist abgelaufen. Du kannst ihn jederzeit neu erstellen.' },
  LINK_NEEDS_PASSWORD: {
    title: 'Zuerst mit Passwort anmelden',
    body: 'Mit einer QR-Karte lässt sich nichts verbinden. Melde dich mit deinem Passwort an.',
  },
} as const;
