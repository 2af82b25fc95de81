/** What the home screen says of calendars. */
export const adventHomeTexts = {
  heading: 'Dein Adventskalender',
  open: 'Türchen {label} ist offen',
  opened: 'Türchen {label} hast du schon angeschaut',
  go: 'Aufmachen',
  again: 'Nochmals anschauen',
  goTo: 'Türchen {label} aufmachen: {title}',
  againTo: 'Türchen {label} nochmals anschauen: {title}',
  read: 'Vorlesen: {title}',
} as const;
