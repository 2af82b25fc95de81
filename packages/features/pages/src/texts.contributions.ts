/** What those who belong to a page read below a block to which they may suggest something. */
export const contributionTexts = {
  suggest: { AtoZ: 'Eintrag vorschlagen', Gallery: 'Bild vorschlagen' },
  own: 'Deine Vorschläge',
  states: { waiting: 'Wartet', released: 'Auf der Seite', declined: 'Nicht übernommen' },
  takeBack: 'Zurückziehen',
  takeBackOne: '«{name}» zurückziehen',
  putAway: 'Ausblenden',
  putAwayOne: '«{name}» ausblenden',
  picture: 'Bild',
  waiting: { one: '1 Vorschlag wartet auf dich', many: '{count} Vorschläge warten auf dich' },
  none: 'Kein Vorschlag wartet.',
  look: 'Ansehen',
  download: 'Alle Bilder herunterladen',
  sent: 'Danke! Dein Vorschlag wartet, bis ihn jemand freigibt.',
} as const;

/** The form of a suggestion. */
export const suggestTexts = {
  title: { AtoZ: 'Eintrag vorschlagen', Gallery: 'Bild vorschlagen' },
  send: 'Vorschlagen',
  help: 'Wer die Seite macht, schaut deinen Vorschlag an und gibt ihn frei.',
  noPicture: 'Wähle zuerst ein Bild.',
} as const;

/** What whoever changes the page decides. */
export const decideTexts = {
  title: 'Vorschläge',
  help: 'Was du freigibst, steht für alle auf der Seite. Von wem es ist, steht nur hier.',
  by: 'von {name}',
  somebody: 'jemandem, dessen Konto es nicht mehr gibt',
  release: 'Freigeben',
  releaseOne: '«{name}» freigeben',
  decline: 'Nicht übernehmen',
  declineOne: '«{name}» nicht übernehmen',
  none: 'Alles ist angeschaut.',
  decided: 'Zuletzt entschieden',
  close: 'Schliessen',
} as const;
