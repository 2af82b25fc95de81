/**
 * Letters as people type them in a hurry: in lower case, without accents, an umlaut as its plain letter, however it is written. "Mühle",
 * "Muehle" and "muhle" become the same word. The database has the same rule as `plain_words` (migration 2026-11-27-kernel-plain).
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');
}

/** The words of a text in plain letters; what is no letter and no digit parts them. */
export function plainWords(text: string): readonly string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether every typed word begins a word of the text. */
export function hasWords(text: string, typed: readonly string[]): boolean {
  const words = plainWords(text);
  return typed.every((one) => words.some((word) => word.startsWith(one)));
}
