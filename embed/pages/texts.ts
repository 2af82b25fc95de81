/** Sentences of frames that are no page of a school. */
export const framedTexts = {
  needsSignIn: 'Diese Seite zeigen wir nur angemeldeten Personen.',
  open: 'Seite öffnen',
  unknown: 'Diese Einbettung gibt es nicht.',
  home: '{name} öffnen',
  signIn: {
    title: 'Bei {name} anmelden',
    lead: 'Es öffnet sich in einem neuen Tab. Hier gibst du kein Passwort ein.',
    open: 'Anmelden',
    card: 'Mit QR-Karte',
  },
  code: {
    title: 'Beam mich',
    label: 'Code von der Tafel',
    open: 'Los',
  },
} as const;
