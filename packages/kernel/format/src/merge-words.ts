import { changedSpan } from './changed-span.ts';

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
    ...first.values,
    ...words.slice(first.end, second.start),
    ...second.values,
    ...words.slice(second.end),
  ].join('');
}

// Words and the blanks between them, so that joining gives the text back.
const split = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];
