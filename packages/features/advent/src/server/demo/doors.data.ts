/** What the children of class 3a put behind the doors of the demo school's calendar: by kind, with the drawing that goes along. */
export const demoDoors = [
  { kind: 'picture', title: 'Unser Schneemann Fridolin', text: 'Er steht seit gestern hinter dem Schulhaus.', drawing: 'snowman' },
  { kind: 'text', title: 'Witz des Tages', text: 'Was liegt im Schnee und wird immer kleiner?\n\nEin Schneeball auf der Heizung!' },
  {
    kind: 'quiz',
    title: 'Igel-Quiz',
    text: '',
    question: 'Was macht der Igel jetzt?',
    answers: ['Er schläft.', 'Er fliegt nach Süden.', 'Er baut ein Nest im Baum.'],
    right: 0,
  },
  { kind: 'picture', title: 'Eine Kerze für alle', text: 'Heute haben wir im Morgenkreis die erste angezündet.', drawing: 'candle' },
  {
    kind: 'text',
    title: 'Rezept',
    text: 'Mailänderli für 30 Kinder:\n1 kg Butter, 1 kg Zucker, 12 Eier, 2 kg Mehl und zwei Zitronen.\n\nWir backen am Donnerstag.',
  },
  { kind: 'link', title: 'Vogelhäuschen', text: 'So haben wir unser Vogelhäuschen gebaut.', url: 'https://www.vogelwarte.ch' },
  { kind: 'picture', title: 'Sterne falten', text: 'Acht Streifen, vier Knicke, fertig.', drawing: 'star' },
  {
    kind: 'text',
    title: 'Samichlaus-Vers',
    text: 'Sami niggi näggi,\nhinterem Ofe stecki,\ngib mer Nuss und Bire,\ndänn chum i wider füre.',
  },
  {
    kind: 'quiz',
    title: 'Schnee',
    text: '',
    question: 'Wie viele Ecken hat ein Schneekristall?',
    answers: ['Vier', 'Fünf', 'Sechs', 'Acht'],
    right: 2,
  },
  { kind: 'picture', title: 'Fridolin hat Besuch', text: 'Jetzt sind sie zu zweit.', drawing: 'snowman' },
  { kind: 'text', title: 'Rätsel', text: 'Ich habe Nadeln und kann nicht nähen. Wer bin ich?' },
  { kind: 'picture', title: 'Die zweite Kerze', text: '', drawing: 'candle' },
] as const;

/** How far the class is: doors from this number on are empty, the ones before wait for their teacher. */
export const demoProgress = { waitingFrom: 16, emptyFrom: 19 } as const;
