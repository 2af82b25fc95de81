/** The log of a school, as its admins read it. */
export const logTexts = {
  empty: 'Noch keine Einträge.',
  emptyBody: 'Hier steht, wer was an Klassen und Konten geändert hat.',
  server: 'Pausenplatz',
  more: 'Ältere zeigen',
  when: 'Wann',
  who: 'Wer',
  what: 'Was',
  about: 'zu {about}',
} as const;
