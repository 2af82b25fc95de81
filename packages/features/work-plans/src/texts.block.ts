/** What the catalogue of blocks and every page say of a work plan; light enough for frames. */
export const planBlockTexts = {
  catalogue: {
    name: 'Arbeitsplan',
    description: 'Ein Plan direkt auf der Seite: Kinder arbeiten daran, Lehrpersonen sehen, wie weit die Klasse ist.',
  },
  empty: 'Hier kommt ein Arbeitsplan hin.',
  visitor: 'Diesen Arbeitsplan sehen die Kinder und Lehrpersonen, die ihn haben.',
  signIn: 'Anmelden und öffnen',
  gone: 'Dieser Arbeitsplan ist nicht (mehr) da, oder er ist nicht für dich.',
  failed: 'Der Arbeitsplan lädt gerade nicht. Versuche es später noch einmal.',
} as const;
