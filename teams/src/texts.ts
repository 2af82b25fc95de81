/** Every sentence of the Teams host, grouped by screen. */
export const teamsTexts = {
  starting: 'Du wirst angemeldet …',
  notInTeams: {
    title: 'Diese Seite gehört in Microsoft Teams',
    body: 'Öffne sie dort als Tab. Im Browser findest du alles auf der Startseite.',
    action: 'Zur Startseite',
  },
  failed: { title: 'Anmelden hat nicht geklappt', again: 'Nochmals versuchen' },
  firstLogin: {
    title: 'Einmal anmelden',
    body: 'Verbinde dein Microsoft-Konto mit deinem Konto hier. Das machst du nur einmal: Danach öffnet sich der Tab von selbst.',
    userName: 'Benutzername oder E-Mail',
    password: 'Passwort',
    submit: 'Verbinden',
    linked: 'Verbunden! Ab jetzt geht es von selbst.',
    code: 'Code aus der App',
    codeHelp: 'Dein Konto ist mit der Anmeldung in zwei Schritten geschützt. Auch ein Notfallcode geht.',
    initialPassword: 'Setze zuerst im Browser dein eigenes Passwort, dann verbinde dich hier.',
  },
  personalTab: { title: 'Meine Seiten', empty: 'Hier erscheinen die Seiten deiner Klassen.' },
  configuration: {
    title: 'Welche Seite soll der Tab zeigen?',
    help: 'Wer die Seite sehen darf, entscheidet ihre Freigabe, nicht der Kanal.',
    empty: 'Es gibt noch keine Seite, die du zeigen könntest.',
    failed: 'Der Tab liess sich nicht speichern.',
  },
  titles: { personalTab: 'Meine Seiten', configuration: 'Tab einrichten' },
} as const;
