import { gamesLimits } from '../contract/index.ts';

/** The keys, as they lie on a Swiss keyboard; there is no ß in Switzerland. */
export const keyRows = ['QWERTZUIOPÜ', 'ASDFGHJKLÖÄ', 'YXCVBNM'] as const;
const alphabet: ReadonlySet<string> = new Set(keyRows.join(''));

/** The letters of a word that is written as all of the game are. */
export const lettersOf = (word: string): string[] => Array.from(word);

/** As all words of the game are written: in capitals, an umlaut as one letter. */
export const inCapitals = (typed: string): string => typed.normalize('NFC').replaceAll('ß', '?').toLocaleUpperCase('de-CH').trim();

export const isLetter = (letter: string): boolean => alphabet.has(letter);

/** A word of the game, or what keeps it from being one. */
export function readWord(typed: string): { readonly word: string } | { readonly problem: 'letters' | 'length' } {
  const word = inCapitals(typed);
  const letters = lettersOf(word);
  if (!letters.every(isLetter)) return { problem: 'letters' };
  return letters.length === gamesLimits.letters ? { word } : { problem: 'length' };
}

const article = /^(?:der|die|das|ein|eine|sich)\s+/iu;

/** Those of what a class practises that the game can look for, such as FUCHS of «der Fuchs»; each once, by the alphabet. */
export function playableWords(practised: readonly string[]): string[] {
  const words = practised.flatMap((one) => {
    const read = readWord(one.trim().replace(article, ''));
    return 'word' in read ? [read.word] : [];
  });
  return [...new Set(words)].toSorted((one, other) => one.localeCompare(other, 'de-CH'));
}

/** What somebody typed or pasted as a list: by lines, blanks, commas. */
export const wordsIn = (typed: string): string[] => typed.split(/[\s,;]+/u).filter((one) => one !== '');
