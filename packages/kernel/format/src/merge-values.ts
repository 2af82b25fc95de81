import { changedSpan } from './changed-span.ts';
import { isRecord, isSame, keysOf, type Values } from './is-same.ts';
import { mergeWords } from './merge-words.ts';

/**
 * Two people changed the same thing, made of texts, lists and named values: one that holds both changes, or null where they
 * touched the same part of it. Texts are joined by their words.
 */
export function mergeValues<T>(base: T, mine: T, theirs: T): T | null {
  const joined = join(base, mine, theirs);
  // Made of parts of the three alone, in their shape.
  return joined === conflict ? null : (joined as T);
}

/** Apart from null, which is a value like others. */
const conflict = Symbol('conflict');

function join(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') return mergeWords(base, mine, theirs) ?? conflict;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) return joinLists(base, mine, theirs);
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return joinRecords(base, mine, theirs);
  return conflict;
}

function joinRecords(base: Values, mine: Values, theirs: Values): unknown {
  // Two things at one place are not two faces of one thing.
  if (!isSame(base['id'], mine['id']) || !isSame(base['id'], theirs['id'])) return conflict;
  const joined = [...new Set([...keysOf(base, mine), ...keysOf(base, theirs)])].map(
    (key) => [key, join(base[key], mine[key], theirs[key])] as const,
  );
  if (joined.some(([, value]) => value === conflict)) return conflict;
  return Object.fromEntries(joined.filter(([, value]) => value !== undefined));
}

function joinLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown {
  if (base.length === mine.length && base.length === theirs.length) {
    const joined = base.map((value, index) => join(value, mine[index], theirs[index]));
    return joined.includes(conflict) ? conflict : joined;
  }
  const own = changedSpan(base, mine);
  const other = changedSpan(base, theirs);
  const [first, second] = own.start <= other.start ? [own, other] : [other, own];
  if (first.end > second.start || first.start === second.start) return conflict;
  return [
    ...base.slice(0, first.start),
    ...first.values,
    ...base.slice(first.end, second.start),
    ...second.values,
    ...base.slice(second.end),
  ];
}
