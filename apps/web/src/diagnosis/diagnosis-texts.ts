/** What the two diagnosis screens say: in words that one reads out on the telephone. */
export const diagnosisTexts = {
  all: {
    lead: 'Hier siehst du, was zwischen diesem Browser und dem Pausenplatz geht. Für ein Gespräch mit der Person, die dir hilft.',
  },
  signIn: {
    lead: 'Hier siehst du, warum eine Anmeldung nicht gelingt oder nicht bleibt.',
  },
  ai: {
    lead: 'Hier siehst du, warum die KI-Dienste nicht antworten. Es kostet nichts.',
  },
  toAll: 'Alles prüfen',
  toSignIn: 'Nur die Anmeldung prüfen',
  again: 'Noch einmal prüfen',
  running: 'wird geprüft …',
  copy: 'Bericht kopieren',
  copyHelp: 'Im Bericht steht kein Name, keine Adresse und kein Passwort.',
  states: { good: 'geht', note: 'geht halb', bad: 'geht nicht', unasked: 'nicht geprüft' },
  summary: {
    good: 'Alles geht.',
    asked: 'Alles, was geprüft wurde, geht.',
    note: {
      one: 'Alles Nötige geht, 1 Punkt ist langsamer oder fehlt.',
      many: 'Alles Nötige geht, {count} Punkte sind langsamer oder fehlen.',
    },
    bad: { one: '1 Punkt geht nicht.', many: '{count} Punkte gehen nicht.' },
  },
  report: { title: 'Diagnose Pausenplatz', at: '{date}, Version {version}', browser: 'Browser: {agent}' },
  groups: { signIn: 'Anmeldung', line: 'Verbindung', device: 'Gerät', models: 'KI-Dienste' },
  notLooked: 'Diese Prüfung liess sich nicht laden. Prüfe das WLAN und versuche es noch einmal.',
  checks: {
    cookies: {
      name: 'Cookies',
      good: 'Der Browser behält Cookies dieser Adresse.',
      bad: 'Der Browser behält keine Cookies. Ohne sie bleibt niemand angemeldet. Erlaube Cookies für diese Adresse.',
    },
    session: {
      name: 'Anmeldung',
      signedIn: 'Du bist angemeldet ({roles}).',
      signedOut: 'Niemand ist angemeldet. Der Pausenplatz antwortet aber.',
      initialPassword: 'Angemeldet, aber das erste Passwort ist noch nicht geändert.',
      bad: 'Der Pausenplatz sagt nicht, wer angemeldet ist.',
      roles: { Teacher: 'Lehrperson', Pupil: 'Schüler:in', SchoolAdmin: 'Administration', Private: 'privat', none: 'ohne Rolle' },
    },
    clock: {
      name: 'Uhr',
      good: 'Die Uhr dieses Geräts stimmt auf {seconds} s.',
      bad: 'Die Uhr dieses Geräts geht um {minutes} Minuten falsch. Anmeldungen gelten dann zu kurz oder gar nicht. Stelle sie auf automatisch.',
      unknown: 'Die Zeit des Servers war nicht zu erfahren.',
    },
    storage: {
      name: 'Speicher',
      good: 'Entwürfe und Antworten ohne Netz bleiben auf diesem Gerät ({free} MB frei).',
      goodUntold: 'Entwürfe und Antworten ohne Netz bleiben auf diesem Gerät.',
      note: 'Was du tippst, bleibt nur, bis du die Seite schliesst: {missing} ist gesperrt.',
      local: 'der Speicher der Seite',
      database: 'die Datenbank des Browsers',
    },
    server: {
      name: 'Server',
      good: 'Der Pausenplatz antwortet in {ms} ms.',
      note: 'Der Pausenplatz antwortet, aber langsam: {ms} ms.',
      bad: 'Der Pausenplatz antwortet nicht. Prüfe das WLAN.',
    },
    live: {
      name: 'Live-Verbindung',
      good: 'Änderungen anderer kommen sofort (WebSocket).',
      events: 'Das Netz lässt WebSocket nicht durch. Änderungen kommen auf dem zweiten Weg. Sag es der Person, die das Netz betreut.',
      polling: 'Das Netz lässt nur den dritten Weg durch. Änderungen kommen, aber etwas später. Sag es der Person, die das Netz betreut.',
      barred:
        'Das Netz lässt keinen der drei Wege durch. Änderungen siehst du erst, wenn du neu lädst. Sag es der Person, die das Netz betreut.',
      bad: 'Es gibt keine Live-Verbindung. Änderungen anderer siehst du erst, wenn du neu lädst.',
    },
    upload: { name: 'Hochladen' },
    worker: {
      name: 'Ohne Netz',
      good: 'Der Pausenplatz öffnet sich auf diesem Gerät auch ohne Netz.',
      note: 'Auf diesem Gerät braucht der Pausenplatz ein Netz: Der Browser behält seine Dateien nicht.',
    },
    frame: {
      name: 'Fenster',
      good: 'Der Pausenplatz hat ein eigenes Fenster.',
      teams: 'Der Pausenplatz läuft in Microsoft Teams.',
      note: 'Der Pausenplatz läuft im Rahmen einer anderen Website. Manche Browser geben ihm dort weder Cookies noch Speicher.',
    },
    microphone: {
      name: 'Mikrofon',
      good: 'Ein Mikrofon ist da und erlaubt.',
      asked: 'Ein Mikrofon ist da. Der Browser fragt dich, sobald du sprichst.',
      denied: 'Das Mikrofon ist für diese Adresse gesperrt. Erlaube es links von der Adresse.',
      none: 'Dieses Gerät hat kein Mikrofon.',
    },
    voice: {
      name: 'Vorlesen',
      good: 'Eine deutsche Stimme ist da.',
      note: 'Dieses Gerät hat keine deutsche Stimme. Vorlesen geht hier nicht.',
    },
    aiOffer: { name: 'Modelle' },
    aiOpen: { name: 'Freigabe' },
    aiCredit: { name: 'Guthaben' },
    aiProvider: { name: 'Antwort' },
  },
} as const;
