/** What the share dialog says besides the choices. */
export const shareTexts = {
  choices: { part: 'Gruppe', team: 'Team', linkPassword: 'Link mit Passwort' },
  onlyMe: 'Diese Seite siehst nur du. Wähle, wer sie auch sehen soll.',
  help: {
    part: 'Nur ein Teil der Klasse, und ihre Lehrpersonen.',
    team: 'Die Mitglieder eines Teams, mit Anmeldung.',
    classWithSize: '{count} Schüler:innen und ihre Lehrpersonen.',
  },
  which: { part: 'Welche Gruppe?', team: 'Welches Team?' },
  choose: 'Bitte wählen',
  people: { one: '1 Person', many: '{count} Personen' },
  nobodyIn: 'Noch niemand ist dabei. Wer dazugehört, bestimmst du in der Verwaltung.',
  gone: 'Diese Gruppe gibt es nicht mehr: Im Moment sehen die Seite nur Personen, die sie ändern dürfen. Wähle neu.',
  others: 'Das sehen die anderen',
  seen: {
    contents: '{contents} dieser Seite',
    nothing: 'Den Titel: Noch steht nichts auf der Seite',
    tasks: 'Aufgaben und Termine der Klasse, ohne Namen',
    tasksOfClass: 'Aufgaben und Termine der Klasse',
  },
  contents: { words: 'Texte', pictures: 'Bilder', films: 'Filme', links: 'Links', websites: 'Webseiten' },
  hidden: {
    tasksOfClass: 'Keine Aufgaben und Termine: Die sieht nur die Klasse',
    private: 'Keine privaten Einträge, keine Häkchen und keine Rückmeldungen',
    owner: 'Nicht, wem die Seite gehört',
    otherPages: 'Keine anderen Seiten: Jede wird für sich geteilt',
  },
  look: {
    names: 'Im Text stehen Namen aus der Klasse: {names}. Stehen noch andere da, merken wir es vielleicht nicht.',
    pictures: 'Wer auf Bildern zu erkennen ist, wissen wir nicht. Schau sie noch einmal an.',
  },
  question: {
    title: 'Auch mit Namen von Kindern?',
    body: 'Auf der Seite stehen Namen aus der Klasse: {names}. {who}',
    who: {
      school: 'Auch andere an der Schule lesen sie dann.',
      outside: 'Auch Personen ohne Anmeldung lesen sie dann.',
    },
    confirm: 'Trotzdem teilen',
  },
  changed: 'Geteilt: {choice}.',
  printCode: 'QR drucken',
  scan: 'Zum Lesen den Code scannen',
  printedPassword: 'Passwort: {password}',
  applies: 'Gilt sofort. Du kannst es jederzeit beenden.',
} as const;
