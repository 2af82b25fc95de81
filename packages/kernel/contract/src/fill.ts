/** Fills {placeholders}; an unknown one stays visible, so that a test finds it. */
export function fill(sentence: string, values: Readonly<Record<string, string | number | boolean | null>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, key: string) => (key in values ? String(values[key]) : whole));
}

/** A sentence about how many there are; one alone is said in its own way. */
export interface CountedSentence {
  readonly one: string;
  readonly many: string;
}

/** The sentence for this many, with the number in place of {count}. */
export function counted({ one, many }: CountedSentence, count: number, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(count === 1 ? one : many, { count, ...values });
}
