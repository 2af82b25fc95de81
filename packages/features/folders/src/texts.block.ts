/** What the catalogue of blocks and every page say of a folder; light enough for frames. */
export const documentsBlockTexts = {
  catalogue: {
    name: 'Dokumente',
    description: 'Eine Ablage auf der Seite: Material austeilen, Arbeiten abgeben lassen oder gemeinsam sammeln.',
  },
  unnamed: 'Dokumente',
  empty: 'Hier kommt eine Ablage für Dokumente hin.',
  visitor: 'Diese Dokumente sehen die Kinder und Lehrpersonen, zu denen die Seite gehört.',
  gone: 'Diese Dokumente sind nicht für dich offen: Sie gehören der Klasse oder Gruppe dieser Seite.',
  failed: 'Die Dokumente laden gerade nicht. Versuche es später noch einmal.',
} as const;
