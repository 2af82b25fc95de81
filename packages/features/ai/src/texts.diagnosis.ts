/** What the diagnosis says of the AI services: in words that one reads out on the telephone. */
export const aiDiagnosisTexts = {
  signIn: 'Melde dich an, dann wird das geprüft.',
  failed: 'Der Pausenplatz antwortet darauf nicht. Prüfe das WLAN und versuche es noch einmal.',
  refused: 'Der Pausenplatz sagt: {sentence}',
  offer: {
    none: 'Auf diesem Server ist kein Modell eingerichtet. Das ändert, wer ihn betreibt.',
    practice: 'Es antworten Übungsmodelle. Sie wissen nichts, und nichts verlässt diesen Server.',
    house: 'Ein Modell im Haus ist eingerichtet.',
    outside: 'Modelle eines Anbieters sind eingerichtet.',
    both: 'Modelle eines Anbieters und eines im Haus sind eingerichtet.',
  },
  open: {
    yes: 'Die KI-Dienste sind für dich offen.',
    school: 'Deine Schule hat die KI-Dienste für Schüler:innen nicht geöffnet. Das kann ihre Administration.',
    class: 'Deine Klasse hat noch kein Guthaben bekommen. Frag deine Lehrperson.',
  },
  credit: {
    some: 'Es ist Guthaben da.',
    test: 'Es ist nur Testguthaben da. Es gilt nicht für alle Modelle.',
    none: 'Es ist kein Guthaben da. Die Administration der Schule oder eine Lehrperson kann welches weitergeben.',
    closed: 'Wird geprüft, sobald die Dienste für dich offen sind.',
  },
  nobody: 'Es ist niemand da, der antworten könnte.',
  practice: 'Die Übungsmodelle antworten von diesem Server aus.',
  places: { outside: 'Anbieter', house: 'Modell im Haus' },
  place: '{where}: {state}',
  states: {
    good: 'antwortet.',
    keyWrong: 'lehnt den Schlüssel dieses Servers ab. Sag es der Person, die ihn betreibt.',
    busy: 'hat gerade zu viel zu tun. Versuche es in einer Minute noch einmal.',
    down: 'antwortet nicht. Sag es der Person, die diesen Server betreibt, wenn es so bleibt.',
    timeOut: 'braucht zu lange. Versuche es in einer Minute noch einmal.',
  },
} as const;
