/** The operator's page that confirms a school. */
export const confirmationTexts = {
  question: '{name} bestätigen?',
  body: '{name} in {place}, angelegt am {day} von {founder}. Bestätigt kann die Schule Anmeldedienste und Microsoft Teams einrichten und Kinder anderer Schulen aufnehmen. Frag bei der Schule nach, wenn du unsicher bist.',
  nobody: 'jemandem ohne Konto',
  submit: 'Ja, bestätigen',
  done: '{name} ist bestätigt.',
  doneBody: 'Ihre Administration sieht es beim nächsten Öffnen der Verwaltung.',
  home: 'Zur Startseite',
} as const;
