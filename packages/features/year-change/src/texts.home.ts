/** What the home screen says of the school-year change. */
export const homeTexts = {
  running: 'Der Jahreswechsel läuft',
  draft: 'Jahreswechsel ist geplant',
  progress: '{done} von {of} Klassen',
  open: 'Weiter',
} as const;
