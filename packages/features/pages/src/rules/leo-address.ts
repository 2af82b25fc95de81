/** Dictionaries of LEO between German and another language, by the code of that language. */
const leoDictionaries = {
  en: 'englisch-deutsch',
  fr: 'französisch-deutsch',
  it: 'italienisch-deutsch',
  es: 'spanisch-deutsch',
} as const;

export type LeoLanguage = keyof typeof leoDictionaries;

/** Longest entry that is looked up, in characters. */
export const leoWordMaximum = 100;

/** Where LEO shows what it knows of a word; without one, the dictionary itself. */
export function leoAddress(language: LeoLanguage, word = ''): string {
  return `https://dict.leo.org/${encodeURIComponent(leoDictionaries[language])}/${encodeURIComponent(word)}`;
}
