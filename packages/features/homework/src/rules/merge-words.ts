/** Two people changed the same text: one text that holds both changes, or null where they touched the same words. */
export function mergeWords(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const words = split(base);
  const own = changedSpan(words, split(mine));
  const other = changedSpan(words, split(theirs));
  const [first, second] = own.start <= other.start ? [own, other] : [other, own];
  // Touching spans are no clear case either: two words put in at the same place have no order of their own.
  if (first.end >= second.start) return null;
  return [
    ...words.slice(0, first.start),
    ...first.words,
    ...words.slice(first.end, second.start),
    ...second.words,
    ...words.slice(second.end),
  ].join('');
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

// Words and the blanks between them, so that joining gives the text back.
const split = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** The part of `before` that became something else, and what it became. */
function changedSpan(before: readonly string[], after: readonly string[]): Span {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let same = 0;
  const most = Math.min(before.length, after.length) - start;
  while (same < most && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { start, end: before.length - same, words: after.slice(start, after.length - same) };
}
