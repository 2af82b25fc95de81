import type { Stage } from '../../contract/index.ts';

/** How many stages a child of 3a is secure in; the one behind is on its way. Noah practises the fifth. */
export const secureStages = [5, 4, 6, 4, 3, 5, 2, 4, 6, 3, 5, 4, 1, 4, 5, 6, 3, 4, 5, 2, 4] as const;
export const secureOfNoah = 4;

/** Right at the first try of twenty, the oldest run first: what was learnt, and what is being learnt. */
export const learntRuns = [13, 15, 16, 18, 19] as const;
export const learningRuns = [9, 11, 10, 13, 15, 14, 16, 17] as const;
/** Of Noah: the last one within two minutes. */
export const minutesOfNoah: Readonly<Partial<Record<Stage, number>>> = { 3: 24, 4: 31 };

/** When a kind was answered right, in days before today: enough to be secure for weeks, or on its way. */
export const learntDaysAgo = [62, 58, 50, 40, 20] as const;
export const learningDaysAgo = [4, 1] as const;
