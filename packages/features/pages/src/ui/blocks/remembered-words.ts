import { safeStorage } from '@pausenplatz/kernel-browser/safe-storage';
import { lastWordsMaximum, withLastWord } from '../../rules/last-words.ts';
import type { LeoLanguage } from '../../rules/leo-address.ts';

const keyOf = (language: LeoLanguage): string => `leo-words:${language}`;
const listeners = new Set<() => void>();
const tellAll = () => listeners.forEach((listener) => listener());

/** The last words of a dictionary on this device, one per line; what the browser refuses to keep is forgotten with the page. */
export const rememberedWords = (language: LeoLanguage): string => safeStorage().get(keyOf(language)) ?? '';

export const wordsIn = (text: string): readonly string[] => (text === '' ? [] : text.split('\n').slice(0, lastWordsMaximum));

export function rememberWord(language: LeoLanguage, word: string): void {
  safeStorage().set(keyOf(language), withLastWord(wordsIn(rememberedWords(language)), word).join('\n'));
  tellAll();
}

export function forgetWords(language: LeoLanguage): void {
  safeStorage().remove(keyOf(language));
  tellAll();
}

/** Calls back after each change, until the answered function is called. */
export function watchWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
