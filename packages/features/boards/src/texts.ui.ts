/** Words of a list on a page. */
export const boardTexts = {
  empty: 'Noch steht nichts in dieser Liste.',
  emptyToo: 'Schreib den ersten Eintrag.',
  add: 'Neuer Eintrag',
  addTo: 'Neuer Eintrag in «{title}»',
  entries: 'Einträge von «{title}»',
  until: 'offen bis {day}',
  over: 'geschlossen',
  waiting: { one: '1 Eintrag wartet auf dich', many: '{count} Einträge warten auf dich' },
  waits: 'wartet auf Freigabe',
  by: 'von {name}',
  somebody: 'jemand',
  released: 'freigegeben',
  release: 'Freigeben',
  releaseEntry: '«{title}» freigeben',
  menu: 'Mehr zu «{title}»',
  edit: 'Bearbeiten',
  up: 'Nach oben',
  down: 'Nach unten',
  remove: 'Löschen',
  removed: '«{title}» ist gelöscht',
  like: '«{title}» gefällt mir',
  likes: { one: 'gefällt 1 Person', many: 'gefällt {count} Personen' },
  comments: 'Kommentare zu «{title}»: {count}',
  sum: 'Summe {column}',
  allPlaces: '{column}: {taken} von {places} Plätzen vergeben',
  votes: { one: '1 Stimme', many: '{count} Stimmen' },
  votesGiven: { one: 'bisher 1 Stimme', many: 'bisher {count} Stimmen' },
  votesHidden: 'Wie viele Stimmen es sind, siehst du, wenn die Liste geschlossen ist.',
  preview: 'Hier stehen die Einträge, sobald die Seite gespeichert ist.',
} as const;

/** What people mark in an entry. */
export const markTexts = {
  tick: 'Erledigt',
  tickEntry: '{column}: {title}',
  tickedBy: 'von {name}',
  vote: 'Dafür stimmen',
  voted: 'Deine Stimme',
  voteFor: 'Dafür stimmen: {title}',
  takeBack: 'Deine Stimme zurücknehmen: {title}',
  places: '{taken} von {places}',
  full: 'voll',
  join: 'Mich eintragen',
  joinEntry: 'Mich eintragen: {title}',
  leave: 'Mich austragen',
  leaveEntry: 'Mich austragen: {title}',
  free: '{name} bei «{title}» herausnehmen',
} as const;

/** The form of an entry. */
export const entryTexts = {
  add: 'Neuer Eintrag',
  edit: 'Eintrag bearbeiten',
  title: 'Was',
  save: 'Speichern',
  number: 'Schreibe eine Zahl, zum Beispiel 12.50.',
  places: 'Schreibe eine ganze Zahl von 1 bis {maximum}.',
  placesHelp: 'So viele können sich eintragen.',
  waits: 'Dein Eintrag erscheint für die anderen, sobald er freigegeben ist.',
} as const;

export const commentTexts = {
  title: 'Kommentare',
  none: 'Noch hat niemand etwas geschrieben.',
  text: 'Dein Kommentar',
  send: 'Senden',
  close: 'Schliessen',
  remove: 'Kommentar von {name} löschen',
} as const;

/** The table that people take along. */
export const tableTexts = {
  file: '{title} {day}.csv',
  label: 'Was',
  author: 'Von',
  likes: 'Gefällt',
  places: 'Anzahl Plätze',
  waits: 'wartet auf Freigabe',
  state: 'Stand',
  yes: 'ja',
  sum: 'Summe',
  hidden: 'verdeckt',
  unnamed: 'Spalte',
} as const;
