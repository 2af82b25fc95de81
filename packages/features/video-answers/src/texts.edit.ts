/** The settings form of a question. */
export const questionEditTexts = {
  title: 'Titel',
  question: 'Frage',
  questionHelp: 'Was sollen die Kinder erzählen oder zeigen?',
  media: 'Womit antworten die Kinder?',
  medias: { both: 'Mit Film oder Ton', film: 'Nur mit Film', sound: 'Nur mit Ton' },
  longest: 'Wie lange höchstens?',
  lengths: { 30: '30 Sekunden', 60: '1 Minute', 90: '1½ Minuten', 120: '2 Minuten', 180: '3 Minuten' },
  audience: 'Wer sieht und hört die Antworten?',
  audiences: { teacher: 'Nur du', class: 'Die Klasse, was du freigibst' },
  audienceHelp: {
    teacher: 'Jedes Kind sieht nur die eigene Antwort.',
    class: 'Jedes Kind weiss vor der Aufnahme, dass du sie der Klasse zeigen kannst.',
  },
  kept: 'Was ein Kind nur für dich aufgenommen hat, kannst du auch später nicht freigeben.',
  endsOn: 'Letzter Tag',
  endsOnHelp: 'Danach antwortet niemand mehr. Leer: Die Frage bleibt offen.',
} as const;
