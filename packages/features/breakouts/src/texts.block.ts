/** What the catalogue of blocks and every page say of a breakout; light enough for frames. */
export const breakoutBlockTexts = {
  catalogue: {
    name: 'EduBreakout',
    description: 'Rätsel lösen, Schlösser öffnen, entkommen: ein Breakout für Teams, mit Tipps und Zeit.',
  },
  unnamed: 'EduBreakout',
  signIn: 'Melde dich an, um hier zu spielen.',
  frame: 'Dieses Breakout spielst du auf der Seite selbst.',
  open: 'Seite öffnen',
  gone: 'Dieses Breakout ist nicht für dich offen: Es gehört der Klasse oder Gruppe dieser Seite.',
  failed: 'Das Breakout lädt gerade nicht. Versuche es später noch einmal.',
  unsaved: 'Hier wird gespielt, sobald die Seite gespeichert ist.',
} as const;
