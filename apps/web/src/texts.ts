/** What the web host says before anything else is loaded: titles, landmarks, the end of a session. */
export const frameTexts = {
  /** Browser titles, which the list of screens needs at once. */
  titles: {
    home: 'Start',
    signIn: 'Anmelden',
    networkError: 'Keine Verbindung',
    goto: 'Weiterleitung',
    diagnosis: 'Diagnose',
    signInDiagnosis: 'Anmeldung prüfen',
    aiDiagnosis: 'KI-Dienste prüfen',
    imprint: 'Impressum und Datenschutz',
  },
  skip: 'Zum Inhalt springen',
  content: 'Inhalt',
  session: { ended: 'Anmeldung fehlgeschlagen.', endedBody: 'Deine Anmeldung ist abgelaufen. Melde dich bitte noch einmal an.' },
} as const;
