/** How many words a dictionary field remembers. */
export const lastWordsMaximum = 10;

/** The words of before with one more in front; the same word, also with other capitals, stands there once. */
export function withLastWord(words: readonly string[], word: string): readonly string[] {
  const same = word.toLocaleLowerCase('de-CH');
  return [word, ...words.filter((one) => one.toLocaleLowerCase('de-CH') !== same)].slice(0, lastWordsMaximum);
}
