import { drafts } from '@pausenplatz/kernel-browser';
import { mergeWords } from '@pausenplatz/kernel-format';

/** What the words of a draft began from stands beside them, where they began from anything. */
const baseOf = (key: string) => `${key}#base`;

interface KeptWords {
  readonly text: string;
  /** True where somebody else changed the same words since. */
  readonly isContested: boolean;
}

/** Words that somebody typed in place of `initial`, joined with what `initial` has become since; null where nothing was changed. */
export function keptWords(key: string, initial: string, owner: string): KeptWords | null {
  const text = drafts.get(key, owner);
  const base = drafts.get(baseOf(key), owner) ?? '';
  if (text === null || text === base || text === initial) return null;
  const joined = mergeWords(base, text, initial);
  return { text: joined ?? text, isContested: joined === null };
}

/** Keeps what somebody typed in place of `initial`; what is as it was is no draft. */
export function keepWords(key: string, initial: string, text: string, owner: string): void {
  if (text === initial) return forgetWords(key, owner);
  drafts.set(key, text, owner);
  if (initial === '') drafts.remove(baseOf(key), owner);
  else drafts.set(baseOf(key), initial, owner);
}

export function forgetWords(key: string, owner: string): void {
  drafts.remove(key, owner);
  drafts.remove(baseOf(key), owner);
}
