import { type Kind, kinds } from './requests.ts';
import type { Look } from './visit.ts';

/** A look in numbers. */
interface LookFigures {
  readonly firstContentMs: number;
  readonly largestContentMs: number;
  readonly longestTaskMs: number;
  readonly requests: number;
  readonly requestsBefore: number;
  /** KiB on the wire. */
  readonly kib: number;
  readonly kibOf: Readonly<Record<Kind, number>>;
}

/** A view in numbers: medians of all rounds. */
export interface Figures {
  readonly first: LookFigures;
  readonly second: LookFigures;
  /** What was largest on the first visit. */
  readonly largestIs: string;
  /** What moved, by the width of the window. */
  readonly shifts: Readonly<Record<number, number>>;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of each number, over the rounds. */
export function figuresOf(looks: readonly Look[]): LookFigures {
  const of = (pick: (look: Look) => number) => median(looks.map(pick));
  const kib = ({ sent }: Look, kind?: Kind) =>
    sent.reduce((sum, one) => sum + (kind === undefined || one.kind === kind ? one.bytes : 0), 0) / 1024;
  return {
    firstContentMs: of((look) => look.firstContentMs),
    largestContentMs: of((look) => look.largestContentMs),
    longestTaskMs: of((look) => look.longestTaskMs),
    requests: of(({ sent }) => sent.length),
    requestsBefore: of((look) => look.sentBefore),
    kib: of((look) => kib(look)),
    // Object.fromEntries forgets which keys it was given.
    kibOf: Object.fromEntries(kinds.map((kind) => [kind, of((look) => kib(look, kind))])) as Record<Kind, number>,
  };
}
