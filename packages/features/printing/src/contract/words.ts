/** What a parent letter may say about one child, as {words} in its template. */
export const letterFacts = [
  'vorname',
  'nachname',
  'klasse',
  'benutzername',
  'erstpasswort',
  'gültigkeit',
  'schule',
  'adresse',
  'datum',
] as const;
export type LetterFact = (typeof letterFacts)[number];

/** What is written to whom: the way in, to parents; the way to what is theirs, to who leaves the school. */
export const letterKinds = ['parents', 'farewell'] as const;
