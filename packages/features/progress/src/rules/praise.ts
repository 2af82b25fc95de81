import type { Random } from './chance.ts';

/** A word at random, never the one before. */
export function nextPraise(words: readonly string[], last: string | null, random: Random): string {
  const others = words.filter((word) => word !== last);
  return others[Math.floor(random() * others.length)] ?? words[0] ?? '';
}
