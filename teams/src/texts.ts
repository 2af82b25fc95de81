/** Every sentence of the Teams host, grouped by screen. */
export const teamsTexts = {
  starting: 'Du wirst angemeldet …',
  notInTeams: {
    title: 'Diese Seite gehört in Microsoft Teams',
    body: 'Öffne sie dort als Tab. Im Browser findest du alles auf der Startseite.',
    action: 'Zur Startseite',
  },
  toPages: 'Zu meinen Seiten',
  unknownTab: {
    title: 'Diesen Tab gibt es nicht',
    body: 'Seine Adresse stimmt nicht, oder er wurde umbenannt. Richte ihn im Kanal neu ein.',
  },
  elsewhere: {
    title: 'Das öffnet sich im Browser',
    body: 'Dieser Teil von Pausenplatz hat keinen Tab in Teams. Im Browser meldest du dich wie gewohnt an.',
    open: 'Im Browser öffnen',
  },
  signInWindow: {
    title: 'Dieses Fenster gehört zur Anmeldung in Teams',
    body: 'Öffne den Tab in Microsoft Teams und melde dich dort an. Im Browser meldest du dich auf der Startseite an.',
    action: 'Zur Startseite',
  },
  connected: {
    title: 'Mit Teams verbunden',
    body: 'Dein Microsoft-Konto gehört zum Konto von {name} ({userName}). In Teams meldest du dich von selbst an.',
    disconnect: 'Verbindung trennen',
    sure: 'Verbindung mit Teams trennen?',
    consequence: 'Deine Tabs in Teams fragen dann wieder nach Benutzername und Passwort. Dein Konto und alles darin bleibt.',
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
    title: 'Was soll der Tab zeigen?',
    help: 'Wer es sehen darf, entscheidet Pausenplatz, nicht der Kanal: Alle sehen nur, was sie auch sonst sehen.',
    empty: 'Es gibt noch nichts, das du zeigen könntest.',
    failed: 'Der Tab liess sich nicht speichern. Versuche es noch einmal.',
    gone: 'Was dieser Tab bisher zeigte, ist für dich nicht mehr da. Wähle etwas anderes.',
    search: 'Suchen',
    noHit: 'Nichts gefunden.',
  },
  titles: { personalTab: 'Meine Seiten', configuration: 'Tab einrichten', firstLogin: 'Mit Teams verbunden' },
} as const;
