/** n × r: so many rows of a series. */
export interface Fact {
  readonly a: number;
  readonly b: number;
}

/** The series of the map, and those that a teacher may open beside them. */
export const series = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const extraSeries = [11, 12, 15, 20, 25] as const;
const rows = series;

/** Under which a fact is kept: `7x8`. */
export const factKey = ({ a, b }: Fact): string => `${a}x${b}`;

/** Ten facts of a series, in order. */
export const factsOf = (one: number): readonly Fact[] => rows.map((a) => ({ a, b: one }));

/** All facts of the map. */
export const allFacts: readonly Fact[] = rows.flatMap((a) => series.map((b) => ({ a, b })));
