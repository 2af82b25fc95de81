/** Sentences of the ways into an account. */
export const entryTexts = {
  secondFactor: {
    title: 'Zweiter Schritt',
    lead: 'Öffne deine Authenticator-App und gib den Code ein.',
    code: 'Code aus der App',
    codeHelp:
      'Sechs Ziffern. Hast du die App nicht zur Hand? Dann geht auch ein Notfallcode. Ist beides weg, hilft dir eure Schuladministration.',
    submit: 'Weiter',
    back: 'Zurück',
  },
  trash: {
    lead: 'Alles ist noch da. Möchtest du dein Konto zurückholen?',
    restore: 'Konto zurückholen',
  },
} as const;
