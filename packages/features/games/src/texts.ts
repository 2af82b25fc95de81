/** What the games refuse, in words. Sentences of the screens: `texts.ui.ts`. */
export const gamesTexts = {
  refusals: {
    GAMES_ROUND_NOT_FOUND: { title: 'Diese Runde gibt es nicht mehr', body: 'Fang ein neues Übungswort an.' },
    GAMES_ROUND_OVER: { title: 'Diese Runde ist zu Ende', body: 'Morgen gibt es ein neues Tageswort, und Übungswörter gibt es immer.' },
    GAMES_DAY_OVER: { title: 'Das ist nicht das Wort von heute', body: 'Lade die Seite neu: Jeden Tag gibt es ein neues Wort.' },
    GAMES_PLACE_TAKEN: {
      title: 'Hier wurde schon weitergespielt',
      body: 'Vielleicht auf einem anderen Gerät. Jetzt siehst du den neuen Stand.',
    },
    GAMES_WORD_LENGTH: { title: 'Fünf Buchstaben', body: 'Dein Wort braucht genau fünf Buchstaben.' },
    GAMES_WORD_LETTERS: { title: 'Nur Buchstaben', body: 'Es gehen die Buchstaben von A bis Z und Ä, Ö, Ü.' },
    GAMES_WORD_UNKNOWN: {
      title: 'Dieses Wort kennt das Rätsel nicht',
      body: '«{word}» kenne ich leider nicht. Probier ein anderes Wort: Dieser Versuch zählt nicht.',
    },
    GAMES_HARD_PLACE: { title: 'Schwieriger Modus', body: 'Das {letter} gehört an Stelle {place}. Dieser Versuch zählt nicht.' },
    GAMES_HARD_LETTER: { title: 'Schwieriger Modus', body: 'Im Wort muss ein {letter} vorkommen. Dieser Versuch zählt nicht.' },
    GAMES_NO_CLASS_WORDS: { title: 'Deine Klasse hat noch keine Wörter', body: 'Wähl eine andere Stufe.' },
    GAMES_LIST_LENGTH: { title: 'Nur Wörter mit fünf Buchstaben', body: 'Das passt nicht: {words}.' },
    GAMES_LIST_LETTERS: { title: 'Nur Buchstaben', body: 'Es gehen A bis Z und Ä, Ö, Ü, je Wort ohne Abstand. Das passt nicht: {words}.' },
    GAMES_LIST_BLOCKED: { title: 'Das passt nicht zur Schule', body: 'Nimm bitte weg: {words}.' },
    GAMES_LIST_SHORT: {
      title: 'Noch zu wenige Wörter',
      body: 'Damit das Tageswort aus der Liste kommt, braucht sie mindestens {count} Wörter.',
    },
    GAMES_SET_NOT_FOUND: { title: 'Diese Karten gibt es nicht mehr', body: 'Wähl andere Karten aus.' },
    GAMES_MEMORY_NOT_FOUND: { title: 'Dieses Spiel kennt der Server nicht mehr', body: 'Es zählt nicht. Fang ein neues Memory an.' },
    GAMES_MEMORY_MOVES: { title: 'Dieses Spiel geht nicht auf', body: 'So kann es nicht gespielt worden sein. Es zählt nicht.' },
    GAMES_MEMORY_TIME: { title: 'Diese Zeit geht nicht auf', body: 'Das Spiel zählt nicht. Stimmt die Uhr deines Geräts?' },
  },
} as const;
