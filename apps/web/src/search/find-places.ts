import { hasWords, plainLetters, plainWords } from '@pausenplatz/kernel-format';
import { decideAccess, type SearchPlace, type SessionState } from '@pausenplatz/kernel-host';

/** 0 the name starts so, 1 its words do, 2 it is also called so; null no hit. */
function rankOf({ name, alsoCalled }: SearchPlace, typed: string): number | null {
  const words = plainWords(typed);
  if (plainLetters(name).startsWith(plainLetters(typed.trim()))) return 0;
  if (hasWords(name, words)) return 1;
  return hasWords(`${name} ${alsoCalled}`, words) ? 2 : null;
}

/** Tools for what was typed, best first; all in their order where nothing was. Signs alone find none. */
export function findPlaces(typed: string, places: readonly SearchPlace[]): readonly SearchPlace[] {
  if (typed.trim() === '') return places;
  if (plainWords(typed).length === 0) return [];
  return places
    .flatMap((place) => {
      const rank = rankOf(place, typed);
      return rank === null ? [] : [{ place, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ place }) => place);
}

/** Which of the words that people use for a tool were typed, where its name does not say them: why it is a hit. */
export function alsoTyped({ name, alsoCalled }: SearchPlace, typed: string): string {
  const words = plainWords(typed).filter((word) => !hasWords(name, [word]));
  const meant = alsoCalled.split(' ').filter((one) => words.some((word) => hasWords(one, [word])));
  return [...new Set(meant)].slice(0, 3).join(', ');
}

/** What this person may open, each once: some tools have one address for teachers and another one for who only administers. */
export function placesFor(places: readonly SearchPlace[], session: SessionState): readonly SearchPlace[] {
  const open = places.filter(({ access }) => decideAccess(access, session) === 'show');
  return open.filter(({ name }, index) => open.findIndex((other) => other.name === name) === index);
}
