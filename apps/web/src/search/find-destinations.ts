/** Something that the search can open. */
export interface Destination {
  readonly path: string;
  readonly name: string;
  /** Where it lies: the group of a page, or "Werkzeug". */
  readonly area: string;
}

const shownAtMost = 12;

/** Lower case, without accents: "Mühle" is found by "muhle" and by "mühle". */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').trim();
}

/** 0 the name starts so, 1 a word in it does, 2 it is somewhere inside, 3 all words are in name or area; null no hit. */
function rankOf(place: Destination, words: string): number | null {
  const name = plain(place.name);
  if (name.startsWith(words)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(words))) return 1;
  if (name.includes(words)) return 2;
  const everything = `${name} ${plain(place.area)}`;
  return words.split(/\s+/).every((word) => everything.includes(word)) ? 3 : null;
}

/** The best places for what was typed, best first; the first ones of the list when nothing was typed yet. */
export function findDestinations(typed: string, places: readonly Destination[]): readonly Destination[] {
  const words = plain(typed);
  if (words === '') return places.slice(0, shownAtMost);
  return places
    .flatMap((place, order) => {
      const rank = rankOf(place, words);
      return rank === null ? [] : [{ place, rank, order }];
    })
    .toSorted((one, other) => one.rank - other.rank || one.order - other.order)
    .slice(0, shownAtMost)
    .map(({ place }) => place);
}
