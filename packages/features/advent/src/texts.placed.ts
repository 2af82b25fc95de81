/** What a calendar on a page says, and the choice of one. */
export const adventPlacedTexts = {
  label: 'Kalender',
  help: 'Du wählst unter deinen Kalendern. Wer die Seite liest, muss auch den Kalender sehen dürfen.',
  none: 'Wähl einen Kalender',
  nothing: 'Du hast noch keinen Adventskalender. Unter Werkzeuge → Adventskalender machst du einen.',
  gone: 'Diesen Adventskalender gibt es nicht (mehr), oder er ist nicht für dich.',
  failed: 'Der Adventskalender liess sich nicht laden.',
  open: 'Adventskalender öffnen',
} as const;
