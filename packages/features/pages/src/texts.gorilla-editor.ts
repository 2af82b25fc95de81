/** Labels and help of the form for topics of GORILLA; apart from what readers load. */
export const gorillaEditorTexts = {
  topics: 'Themen',
  names: { movement: 'Bewegung', food: 'Ernährung', sustainability: 'Nachhaltigkeit', programme: 'Schulprogramm' },
  film: 'Film von GORILLA',
  filmHelp: 'Die Adresse eines Films auf YouTube, Vimeo, Play SRF oder PeerTube. Er startet erst nach einem Klick. Darf leer bleiben.',
  filmTitle: 'Titel des Films',
} as const;
