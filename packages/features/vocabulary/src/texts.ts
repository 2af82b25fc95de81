/** Words of the contract and refusals of vocabulary. */
export const vocabularyTexts = {
  newList: 'Neue Lernwörter',
  /** What a word practises, and what is wrong in one. */
  spelling: {
    lengthening: 'Dehnung',
    doubling: 'Schärfung',
    capitals: 'Gross/Klein',
    sSound: 's-Laut',
    umlaut: 'Umlaut',
    other: 'Besonderes',
  },
  refusals: {
    VOCABULARY_NOT_FOUND: {
      title: 'Lernwörter nicht gefunden',
      body: 'Diese Lernwörter gibt es nicht (mehr), oder sie sind nicht für dich.',
    },
    VOCABULARY_PORTION_NOT_FOUND: { title: 'Portion nicht gefunden', body: 'Diese Portion gibt es nicht (mehr). Lade die Seite neu.' },
    VOCABULARY_ITEM_NOT_FOUND: { title: 'Wort nicht gefunden', body: 'Dieses Wort gibt es in der Liste nicht (mehr). Lade die Seite neu.' },
    VOCABULARY_FORBIDDEN: {
      title: 'Das geht hier nicht',
      body: 'Du kannst mit diesen Lernwörtern üben, ändern kann sie, wer sie geschrieben hat.',
    },
    VOCABULARY_FULL: { title: 'Genug auf einmal', body: 'Eine Liste hat höchstens {count} Wörter. Fang dafür eine neue an.' },
    VOCABULARY_PORTIONS_FULL: { title: 'Genug auf einmal', body: 'Eine Liste hat höchstens {count} Portionen.' },
    VOCABULARY_PORTION_KEPT: {
      title: 'Die Portion bleibt',
      body: 'Nur eine leere Portion lässt sich löschen, und eine bleibt immer. Verschieb zuerst ihre Wörter.',
    },
    VOCABULARY_PUPILS_UNKNOWN: {
      title: 'Kind nicht in der Klasse',
      body: 'Jemand davon ist nicht mehr in dieser Klasse. Wähl die Kinder neu aus.',
    },
    VOCABULARY_CLASSES_TOO_MANY: { title: 'Genug auf einmal', body: 'Eine Liste lernen höchstens {count} Klassen.' },
    VOCABULARIES_TOO_MANY: { title: 'Genug auf einmal', body: 'Mehr als {count} Listen hat niemand. Lösche zuerst eine.' },
  },
} as const;
