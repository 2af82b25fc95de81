interface Gap {
  readonly before: string;
  /** The word as it stands in the sentence. */
  readonly answer: string;
  readonly after: string;
}

const article = /^(?:der|die|das|ein|eine) (?=\S)/iu;

/** A word without the article with which it is learnt. */
export const coreOf = (word: string): string => word.trim().replace(article, '');

const isLetter = (sign: string): boolean => /^[\p{L}\p{M}\p{N}]$/u.test(sign);

/** Where a word stands in a sentence, as a word of its own; as it is written if it does, otherwise with another capital. Null where it does not. */
export function gapOf(sentence: string, word: string): Gap | null {
  const core = coreOf(word);
  if (core === '') return null;
  const at = placeOf(sentence, core) ?? placeOf(sentence.toLowerCase(), core.toLowerCase());
  if (at === null) return null;
  const end = at + core.length;
  return { before: sentence.slice(0, at), answer: sentence.slice(at, end), after: sentence.slice(end) };
}

function placeOf(sentence: string, core: string): number | null {
  for (let at = sentence.indexOf(core); at >= 0; at = sentence.indexOf(core, at + 1)) {
    if (!isLetter(sentence.charAt(at - 1)) && !isLetter(sentence.charAt(at + core.length))) return at;
  }
  return null;
}
