import { plainWords } from '@pausenplatz/kernel-format';

interface Named {
  readonly name: string;
  readonly place: string;
}

/** What many schools are called besides their name. */
const general =
  /^(?:die|der|das|am|im|in|an|und|schule|schulen|schulhaus|schulkreis|schulgemeinde|primarschule|volksschule|sekundarschule|oberstufe|kindergarten|ps|os|sek)$/;

/** Those schools of the same place that mean perhaps the same one: "Primarschule Sonnenberg" and "Schule Sonnenberg Musterlingen". */
export function similarSchools<School extends Named>(wanted: Named, schools: readonly School[]): School[] {
  const place = plainWords(wanted.place).join(' ');
  const own = ownWords(wanted);
  return schools.filter((school) => {
    if (plainWords(school.place).join(' ') !== place) return false;
    const other = ownWords(school);
    if (own.size === 0 || other.size === 0) return own.size === other.size;
    return [...own].every((word) => other.has(word)) || [...other].every((word) => own.has(word));
  });
}

/** The words that part a school from others of its place. */
function ownWords({ name, place }: Named): Set<string> {
  const ofPlace = new Set(plainWords(place));
  return new Set(plainWords(name).filter((word) => !general.test(word) && !ofPlace.has(word)));
}
