/** Three portions of a list of class 3a: words with their sentences, one to four of them. */
export const weekWords: readonly (readonly (readonly string[])[])[] = [
  [
    [
      'das Eichhörnchen',
      'Im Baum wohnt ein Eichhörnchen.',
      'Das Eichhörnchen sammelt Nüsse.',
      'Siehst du das Eichhörnchen?',
      'Ein Eichhörnchen klettert flink.',
    ],
    [
      'die Tanne',
      'Unsere Tanne ist höher als das Haus.',
      'Die Tanne bleibt grün.',
      'Unter der Tanne liegt Schnee.',
      'Die Tanne hat spitze Nadeln.',
    ],
    ['das Moos', 'Auf dem Stein wächst Moos.', 'Das Moos ist weich.', 'Im Moos sitzt ein Käfer.', 'Das Moos ist feucht und weich.'],
    ['die Nuss', 'Der Häher versteckt eine Nuss.', 'Die Nuss ist hart.'],
    ['der Specht', 'Ein Specht klopft an den Stamm.', 'Der Specht hat einen roten Kopf.'],
    ['die Wurzel', 'Ich stolpere über eine Wurzel.'],
  ],
  [
    ['die Blätter', 'Im Herbst fallen die Blätter.', 'Die Blätter sind gelb.'],
    ['das Laub', 'Der Igel schläft im Laub.'],
    ['der Fuchs', 'Ein Fuchs schleicht zum Hühnerhof.', 'Der Fuchs jagt in der Nacht.'],
    ['der Stamm', 'Am Stamm klebt Harz.'],
  ],
  [
    ['rascheln', 'Die Mäuse rascheln im Laub.', 'Hörst du es rascheln?'],
    ['klettern', 'Marder klettern gut.'],
    ['feucht', 'Der Boden ist feucht.'],
    ['dunkel', 'Im Wald wird es früh dunkel.'],
  ],
];

/** A child's own list, with a word that is not right yet. */
export const ownWords: readonly string[] = ['das Velo', 'die Klingel', 'der Sattel', 'das Farrad'];
