import { ChangeSet } from '@codemirror/state';

const isHalf = (sign: number): boolean => sign >= 0xd8_00 && sign <= 0xdf_ff;

/**
 * What somebody did to a text by one key, by pasting or by dictating: one place is another. `caret` is where they stand after it, so that
 * the second of two equal letters is the new one when it was typed; null where nobody stands. Null where nothing changed.
 */
export function typedChange(before: string, after: string, caret: number | null): ChangeSet | null {
  if (before === after) return null;
  const shortest = Math.min(before.length, after.length);
  const behindCaret = caret === null ? shortest : Math.min(shortest, Math.max(0, after.length - caret));
  let end = 0;
  while (end < behindCaret && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  let start = 0;
  while (start < shortest - end && before[start] === after[start]) start += 1;
  // Where somebody stands in front of what they typed, more than the end is the same.
  while (end < shortest - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  // A sign of two halves changes as a whole.
  if (start > 0 && (cuts(before, start) || cuts(after, start))) start -= 1;
  if (end > 0 && (cuts(before, before.length - end) || cuts(after, after.length - end))) end -= 1;
  return ChangeSet.of({ from: start, to: before.length - end, insert: after.slice(start, after.length - end) }, before.length, '\n');
}

const cuts = (text: string, at: number): boolean =>
  at > 0 && at < text.length && isHalf(text.charCodeAt(at - 1)) && text.charCodeAt(at - 1) < 0xdc_00 && isHalf(text.charCodeAt(at));
