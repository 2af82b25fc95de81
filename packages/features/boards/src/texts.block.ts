/** What the catalogue of blocks and every page say of a list; light enough for frames. */
export const listBlockTexts = {
  catalogue: {
    name: 'Liste',
    description: 'Wer bringt was, abhaken, abstimmen, sich eintragen: eine Liste, die für alle sofort gleich aussieht.',
  },
  empty: 'Hier kommt eine Liste hin.',
  visitor: 'Diese Liste sehen die Kinder und Lehrpersonen, zu denen die Seite gehört.',
  gone: 'Diese Liste ist nicht für dich offen: Sie gehört der Klasse oder Gruppe dieser Seite.',
  failed: 'Die Liste lädt gerade nicht. Versuche es später noch einmal.',
  unnamed: 'Liste',
} as const;

/** The same of a board with cards. */
export const kanbanBlockTexts = {
  catalogue: {
    name: 'LiveKanban',
    description: 'Spalten und Karten, an denen alle gleichzeitig arbeiten: planen, Ideen sammeln, sehen, wo ihr steht.',
  },
  /** With what a new board begins. */
  lanes: { open: 'Zu tun', underWay: 'In Arbeit', done: 'Fertig' },
  empty: 'Hier kommt eine Tafel mit Karten hin.',
  visitor: 'Diese Tafel sehen die Kinder und Lehrpersonen, zu denen die Seite gehört.',
  gone: 'Diese Tafel ist nicht für dich offen: Sie gehört der Klasse oder Gruppe dieser Seite.',
  failed: 'Die Tafel lädt gerade nicht. Versuche es später noch einmal.',
  unnamed: 'Tafel',
} as const;
