/** The series of the map, and those that a teacher may open beside them. */
export const mapSeries = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const extraSeries = [11, 12, 15, 20, 25] as const;

/**
 * What a class knows by heart first (decisions, 2.4): rows of one, two, five and ten; the same turned round; and square numbers beside.
 */
export const keySets = ['rows', 'turned', 'squares'] as const;
export type KeySet = (typeof keySets)[number];

/** What a run is about. `exam` is that of the diploma, `division` the inverse. */
export const runKinds = ['level', 'mix', 'training', 'tempo', 'exam', 'division'] as const;
export type RunKind = (typeof runKinds)[number];

/** In which way a fact is asked. */
export const forms = ['build', 'compose', 'product', 'order', 'count', 'mark', 'gapFirst', 'gapSecond', 'hear', 'quotient'] as const;
export type Form = (typeof forms)[number];
