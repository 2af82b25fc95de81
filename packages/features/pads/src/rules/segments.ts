import type { PadChange, PadSegment } from '../contract/index.ts';

/** How long the parts of a text are that one person wrote: number of the person, characters. */
export type Spans = readonly (readonly [by: number, length: number])[];

export const textOf = (segments: readonly PadSegment[]): string => segments.map(({ text }) => text).join('');

/** A text in the parts that one person wrote. */
export function segmentsOf(text: string, spans: Spans): PadSegment[] {
  let at = 0;
  return spans.map(([by, length]) => ({ by, text: text.slice(at, (at += length)) }));
}

/** A part of nobody is one of number 0, which no pad gives to anybody. */
export const spansOf = (segments: readonly PadSegment[]): Spans => segments.map(({ by, text }) => [by ?? 0, text.length]);

/** The text after a change: what it puts in is by whoever made it, what it keeps stays by whom it was. */
export function changedSegments(before: readonly PadSegment[], change: PadChange, by: number | null): PadSegment[] {
  const after: PadSegment[] = [];
  let index = 0;
  let offset = 0;
  const walk = (length: number, isKept: boolean) => {
    for (let left = length; left > 0;) {
      const segment = before[index];
      if (!segment) throw new RangeError('The change is longer than the text');
      const end = Math.min(offset + left, segment.text.length);
      if (isKept) put(after, { by: segment.by, text: segment.text.slice(offset, end) });
      left -= end - offset;
      offset = end;
      if (offset === segment.text.length) [index, offset] = [index + 1, 0];
    }
  };
  for (const part of change) {
    if (typeof part === 'number') walk(part, true);
    else {
      const [removed, ...lines] = part;
      walk(removed, false);
      put(after, { by, text: lines.join('\n') });
    }
  }
  return after;
}

/** What one person wrote in a row is one part. */
function put(segments: PadSegment[], { by, text }: PadSegment): void {
  const last = segments.at(-1);
  if (text === '') return;
  if (last?.by === by) segments[segments.length - 1] = { by, text: last.text + text };
  else segments.push({ by, text });
}

/** Characters that a change takes away. */
export const removedBy = (change: PadChange): number =>
  change.reduce<number>((sum, part) => sum + (typeof part === 'number' ? 0 : part[0]), 0);
