import { plainLetters } from '@pausenplatz/kernel-format';

interface Part {
  readonly text: string;
  /** One of the typed words begins it. */
  readonly isMarked: boolean;
}

/** A text in parts, those apart whose beginning was typed (`typed` of `plainWords`). Whole words: "Mühle" for "muehl" has no letter to stop at. */
export function markedWords(text: string, typed: readonly string[]): readonly Part[] {
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMarked: typed.some((word) => plainLetters(part).startsWith(word)) }));
}
