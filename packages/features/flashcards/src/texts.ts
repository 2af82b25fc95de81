/** Words of the contract and refusals of flashcards. */
export const flashcardTexts = {
  subjects: {
    german: 'Deutsch',
    maths: 'Mathematik',
    nature: 'Natur, Mensch, Gesellschaft',
    french: 'Französisch',
    english: 'Englisch',
    italian: 'Italienisch',
    music: 'Musik',
    arts: 'Gestalten',
    sports: 'Bewegung und Sport',
    ict: 'Medien und Informatik',
    other: 'Anderes',
  },
  levels: { cycle1: '1. Zyklus', cycle2: '2. Zyklus', cycle3: '3. Zyklus', upper: 'Sekundarstufe II' },
  templates: {
    term: 'Begriff',
    termDefinition: 'Begriff und Erklärung',
    image: 'Bild',
    text: 'Text',
    imageTerm: 'Bild und Begriff',
    any: 'Beliebig',
  },
  copyOf: 'Kopie von {title}',
  refusals: {
    FLASHCARD_SET_NOT_FOUND: {
      title: 'Kartenset nicht gefunden',
      body: 'Dieses Kartenset gibt es nicht (mehr), oder es ist nicht für dich.',
    },
    FILE_NOT_FOUND: { title: 'Bild nicht gefunden', body: 'Dieses Bild gibt es nicht (mehr). Lade es nochmals hoch.' },
    FLASHCARD_NOT_FOUND: { title: 'Karte nicht gefunden', body: 'Diese Karte gibt es nicht (mehr).' },
    FLASHCARD_BOX_NOT_FOUND: { title: 'Lernbox nicht gefunden', body: 'Diese Lernbox gibt es nicht (mehr), oder sie ist nicht für dich.' },
    FLASHCARD_BOX_FORBIDDEN: {
      title: 'Das geht hier nicht',
      body: 'Mit dieser Lernbox lernen die Kinder der Klasse; ändern kann sie, wer dort unterrichtet.',
    },
    FLASHCARD_SETS_TOO_MANY: { title: 'Genug auf einmal', body: 'Mehr als {count} Kartensets hat niemand. Lösche zuerst eines.' },
    FLASHCARDS_TOO_MANY: { title: 'Genug auf einmal', body: 'Ein Kartenset hat höchstens {count} Karten.' },
    FLASHCARD_BOXES_TOO_MANY: { title: 'Genug auf einmal', body: 'Mehr als {count} Lernboxen hat niemand. Leg zuerst eine ins Archiv.' },
    FLASHCARD_PUPILS_UNKNOWN: {
      title: 'Kind nicht in der Klasse',
      body: 'Jemand davon ist nicht mehr in dieser Klasse. Wähl die Kinder neu aus.',
    },
    FLASHCARD_PUBLIC_BY_TEACHERS: { title: 'Das entscheidet eine Lehrperson', body: 'Für alle freigeben können nur Lehrpersonen.' },
  },
} as const;
