import { hasWords, plainWords } from '@pausenplatz/kernel-format';

interface Termed {
  readonly term: string;
  readonly text: string;
}

/** A letter of the register and what begins with it; `#` is for everything that begins with none. */
interface RegisterPart<Entry> {
  readonly letter: string;
  readonly entries: readonly Entry[];
}

export const registerLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** What begins with a digit or a sign stands before A. */
export const otherLetter = '#';

// As in a dictionary: Ä beside A, numbers by their size, capitals beside small letters.
const german = new Intl.Collator('de-CH', { sensitivity: 'base', numeric: true, ignorePunctuation: false });

/** The register of these entries: letters that have some, in order, each with its entries in order. */
export function registerOf<Entry extends Termed>(entries: readonly Entry[]): RegisterPart<Entry>[] {
  const parts = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = letterOf(entry.term);
    parts.set(letter, [...(parts.get(letter) ?? []), entry]);
  }
  return [otherLetter, ...registerLetters].flatMap((letter) => {
    const found = parts.get(letter);
    return found ? [{ letter, entries: found.toSorted((one, other) => german.compare(one.term, other.term)) }] : [];
  });
}

/** Under which letter a word stands: that of the alphabet which it does not come before. */
export function letterOf(term: string): string {
  const first = /^[^\p{L}\p{N}]*(\p{Script=Latin})/u.exec(term)?.[1];
  if (first === undefined) return otherLetter;
  return registerLetters.findLast((letter) => german.compare(letter, first) <= 0) ?? otherLetter;
}

/** Entries in which every typed word begins one, however accents and capitals are typed. */
export function entriesWith<Entry extends Termed>(entries: readonly Entry[], typed: string): readonly Entry[] {
  const words = plainWords(typed);
  return words.length === 0 ? entries : entries.filter(({ term, text }) => hasWords(`${term} ${text}`, words));
}
