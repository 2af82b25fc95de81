/** The twelve stages (decisions, 2.4), each with an address of its own. */
export const stages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Stage = (typeof stages)[number];

/** So many calculations, or as many as go into two minutes. */
export const runKinds = ['twenty', 'minutes'] as const;
export type RunKind = (typeof runKinds)[number];

/** How two numbers meet; `part` is so many parts of a whole (3/4 of 80), `percent` the same in hundredths. */
export const signs = ['plus', 'minus', 'times', 'divided', 'part', 'percent'] as const;
export type Sign = (typeof signs)[number];
