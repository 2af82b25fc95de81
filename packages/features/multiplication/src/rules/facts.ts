import { mapSeries } from '../contract/index.ts';

/** n × r: so many rows of a series. */
export interface Fact {
  readonly a: number;
  readonly b: number;
}

/** Rows go as far as series do. */
const rows = mapSeries;

/** Under which a fact is kept: `7x8`. */
export const factKey = ({ a, b }: Fact): string => `${a}x${b}`;

/** Ten facts of a series, in order. */
export const factsOf = (one: number): readonly Fact[] => rows.map((a) => ({ a, b: one }));

/** All facts of the map. */
export const allFacts: readonly Fact[] = rows.flatMap((a) => mapSeries.map((b) => ({ a, b })));
