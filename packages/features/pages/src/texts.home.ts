/** What the home screen says of pages. */
export const homeTexts = {
  favourites: 'Favoriten',
  last: 'Zuletzt geändert',
  on: '{group} · {day}',
  releases: '{count} Freigaben warten auf dich',
  oneRelease: '1 Freigabe wartet auf dich',
  review: 'Ansehen',
  ownPages: 'Deine Seiten',
  first: 'Deine erste Seite wartet',
  firstBody: 'Sammle Links, Bilder und Texte auf einer Seite, die dir gehört.',
  firstAction: 'Erste Seite anlegen',
  allPages: 'Alle Seiten',
} as const;
