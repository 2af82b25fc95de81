import { safeStorage } from '@pausenplatz/kernel-browser/safe-storage';

const keyOf = (id: string): string => `advent-offen:${id}`;
const listeners = new Set<() => void>();

/** Numbers of the doors that somebody has opened in this browser, with blanks between them; what it refuses to keep is forgotten with the page. */
export const rememberedText = (id: string): string => safeStorage().get(keyOf(id)) ?? '';

export const numbersIn = (text: string): readonly number[] =>
  text
    .split(' ')
    .map(Number)
    .filter((number) => Number.isInteger(number) && number > 0);

export function rememberDoor(id: string, number: number): void {
  const all = new Set([...numbersIn(rememberedText(id)), number]);
  safeStorage().set(keyOf(id), [...all].join(' '));
  for (const listener of listeners) listener();
}

/** Calls back after each door that is remembered, until the answered function is called. */
export function watchRemembered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
