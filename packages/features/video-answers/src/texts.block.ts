/** What the catalogue of blocks and every page say of a question; light enough for frames. */
export const questionBlockTexts = {
  catalogue: {
    name: 'Videoantworten',
    description: 'Eine Frage, auf die Kinder mit Film oder Ton antworten; für Seiten, die früher Flipgrid brauchten.',
  },
  unnamed: 'Videoantworten',
  sign: 'Frage',
  noQuestion: 'Hier kommt eine Frage hin, auf die Kinder mit Film oder Ton antworten.',
  visitor: 'Die Antworten hören und sehen die Kinder und Lehrpersonen, zu denen die Seite gehört.',
  unsaved: 'Hier wird geantwortet, sobald die Seite gespeichert ist.',
  gone: 'Die Antworten sind nicht für dich offen: Sie gehören der Klasse oder Gruppe dieser Seite.',
  failed: 'Die Antworten laden gerade nicht. Versuche es später noch einmal.',
  paper: 'Die Antworten sind Aufnahmen; du findest sie auf der Seite.',
} as const;
