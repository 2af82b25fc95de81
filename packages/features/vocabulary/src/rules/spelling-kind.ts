import type { SpellingError } from '../contract/index.ts';
import { coreOf } from './gap.ts';

/** What is hard in a word, the first that fits: teachers name the kinds in this order. */
const kinds: readonly (readonly [SpellingError, RegExp])[] = [
  ['umlaut', /[äöü]/iu],
  ['sSound', /ss|ß/iu],
  ['doubling', /([bdfglmnprt])\1|ck|tz/iu],
  ['lengthening', /ie|aa|ee|oo|[aeiou]h(?![aeiou])/iu],
  ['other', /chs|[vxyq]|ai|th|ph/iu],
];

/** The kind of spelling that a word practises, found by rule; null where there is nothing to watch. */
export function spellingKindOf(word: string): SpellingError | null {
  const core = coreOf(word);
  const found = kinds.find(([, pattern]) => pattern.test(core));
  if (found) return found[0];
  return /^\p{Lu}/u.test(core) ? 'capitals' : null;
}
