import { padsLimits } from '../contract/limits.ts';
import type { PadChange, PadSegment } from '../contract/index.ts';

interface Moment {
  readonly now: Date;
  /** When a version was kept last, or the first word written. */
  readonly keptAt: Date;
  /** Characters of the text before, and those that the change takes away. */
  readonly length: number;
  readonly removed: number;
}

/** Whether a text is kept before it changes: once in a while, and before much of it goes. */
export function isVersionDue({ now, keptAt, length, removed }: Moment): boolean {
  if (length === 0) return false;
  const seconds = (now.getTime() - keptAt.getTime()) / 1_000;
  const isMuch = removed >= padsLimits.removedAtOnce || removed === length;
  return seconds >= padsLimits.versionMinutes * 60 || (isMuch && seconds >= padsLimits.removedSeconds);
}

interface AuthoredChange {
  readonly by: number;
  readonly change: PadChange;
}

/**
 * What makes one text of another, each part by whom it was: first `by` takes away all that stands there, then everybody who wrote the
 * wanted text puts in what was theirs. As many changes as there are authors.
 */
export function changesTo(wanted: readonly PadSegment[], length: number, by: number): AuthoredChange[] {
  const changes: AuthoredChange[] = length === 0 ? [] : [{ by, change: [[length]] }];
  const there = new Set<number>();
  for (const no of new Set(wanted.map((one) => one.by ?? 0))) {
    const change = wanted.flatMap((one): PadChange => {
      const of = one.by ?? 0;
      if (of === no) return [[0, ...one.text.split('\n')]];
      return there.has(of) ? [one.text.length] : [];
    });
    changes.push({ by: no, change: joined(change) });
    there.add(no);
  }
  return changes;
}

/** Neighbours of one kind in one part, as change sets have them. */
function joined(change: PadChange): PadChange {
  const parts: PadChange = [];
  for (const part of change) {
    const last = parts.at(-1);
    if (typeof part === 'number' && typeof last === 'number') parts[parts.length - 1] = last + part;
    else if (typeof part !== 'number' && last !== undefined && typeof last !== 'number') {
      const [, ...before] = last;
      const [, ...after] = part;
      parts[parts.length - 1] = [0, ...before.slice(0, -1), `${before.at(-1) ?? ''}${after[0] ?? ''}`, ...after.slice(1)];
    } else parts.push(part);
  }
  return parts;
}
