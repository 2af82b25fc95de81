/** What a parent letter may say about one child, as {words} in its template. */
export const letterFacts = ['vorname', 'nachname', 'klasse', 'benutzername', 'erstpasswort', 'schule', 'adresse', 'datum'] as const;
export type LetterFact = (typeof letterFacts)[number];
