/** How names of schools bend in a sentence. */
export const schoolNameWords = {
  /** Ends of the word that says what it is, by its gender. */
  nouns: {
    many: ['schulen'],
    she: [
      'schule',
      'oberstufe',
      'mittelstufe',
      'unterstufe',
      'primar',
      'sekundar',
      'sek',
      'kanti',
      'akademie',
      'kita',
      'tagesstätte',
      'schulgemeinde',
      'schuleinheit',
    ],
    it: [
      'schulhaus',
      'gymnasium',
      'gymi',
      'internat',
      'institut',
      'kollegium',
      'zentrum',
      'lyzeum',
      'lyceum',
      'kinderhaus',
      'schulheim',
      'atelier',
    ],
    he: ['kindergarten', 'campus', 'schulkreis', 'schulverband', 'zweckverband', 'hort', 'schulverein'],
  },
  /** To the school, and at it. */
  before: {
    many: { to: 'an die', at: 'an den' },
    she: { to: 'an die', at: 'an der' },
    it: { to: 'ans', at: 'am' },
    he: { to: 'an den', at: 'am' },
  },
  articles: ['die', 'das', 'der'],
  /** Whose school it is: "Unsere Schule". */
  own: ['unser', 'euer', 'eur', 'mein', 'dein', 'ihr'],
  /** Stems of words that bend before the noun; others, as names of people and towns, do not. */
  bending: [
    'frei',
    'neu',
    'alt',
    'gross',
    'klein',
    'offen',
    'bunt',
    'privat',
    'hoh',
    'erst',
    'zweit',
    'zweisprachig',
    'bilingual',
    'musisch',
    'sonderpädagogisch',
  ],
  bendingEnds: ['isch', 'lich', 'iert', 'ional', 'onal'],
  /** Of a name that does not say what it is. */
  unknown: { to: 'an die Schule «{name}»', at: 'an der Schule «{name}»' },
} as const;
