/** Every sentence of the shop feature, grouped by place. */
export const shopTexts = {
  refusals: {
    SHOP_NOT_FOUND: { title: 'Eintrag nicht gefunden', body: 'Diesen Eintrag gibt es nicht (mehr).' },
    SHOP_FULL: { title: 'Genug auf einmal', body: 'Mehr als {count} Einträge hat eine Klasse nicht.' },
  },
  list: {
    empty: 'Noch kein Eintrag',
    emptyBody: 'Was deine Klasse hier findet, schreibst du als Lehrperson hinein.',
    noClass: 'Du bist noch in keiner Klasse',
    add: 'Neuer Eintrag',
    label: 'Einträge',
  },
  form: { title: 'Titel', save: 'Speichern', saved: 'Eintrag gespeichert' },
} as const;
