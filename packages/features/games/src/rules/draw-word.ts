/** Spreads texts evenly, always alike (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash;
}

/** Words in an order that looks like none, another one for each `seed`. */
const shuffled = (words: readonly string[], seed: string): string[] =>
  words
    .map((word) => ({ word, hash: hashOf(`${seed} ${word}`) }))
    .toSorted((one, other) => one.hash - other.hash || one.word.localeCompare(other.word))
    .map(({ word }) => word);

const dayMs = 86_400_000;

/** The word of a day, `YYYY-MM-DD`, the same for everybody; all come once before one comes again. */
export function wordOfDay(day: string, words: readonly string[]): string {
  const number = Math.floor(Date.parse(day) / dayMs);
  const [turn, at] = [Math.floor(number / words.length), number % words.length];
  return shuffled(words, String(turn))[at] ?? '';
}

/** The next word of a list that may change in between: all come before one comes again; `seed` is the class. */
export function nextWord(words: readonly string[], before: string | null, seed: string): string {
  const order = shuffled(words.includes(before ?? '') || before === null ? words : [...words, before], seed);
  const at = before === null ? -1 : order.indexOf(before);
  const next = order[(at + 1) % order.length];
  return next ?? '';
}

export interface ClassSource {
  readonly words: readonly string[];
  readonly isDaily: boolean;
  readonly dailyFrom: string | null;
  /** When a word was drawn last, and which; null before the first time. */
  readonly drawnOn: string | null;
}

/** Whether the word of a day comes from the list of the class. What was drawn stays for its day, whatever is set afterwards. */
export const comesFromClass = (source: ClassSource | null, today: string): boolean =>
  source !== null &&
  (source.drawnOn === today || (source.isDaily && source.words.length > 0 && source.dailyFrom !== null && source.dailyFrom <= today));
