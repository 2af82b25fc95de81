/** A word and two digits: easy to say and to type. `random` answers below 1. */
export function easyPassword(words: readonly string[], random: () => number): string {
  const word = words[Math.floor(random() * words.length)] ?? '';
  return `${word}-${10 + Math.floor(random() * 90)}`;
}
