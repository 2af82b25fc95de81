import { fill } from '@pausenplatz/kernel-contract';

/** A sentence about how many there are; one alone is said in its own way. */
interface CountedSentence {
  readonly one: string;
  readonly many: string;
}

/** The sentence for this many, with the number in place of {count}. */
export function counted({ one, many }: CountedSentence, count: number, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(count === 1 ? one : many, { count, ...values });
}
