/** How likely it is that the child comes to harm, from the lowest to the highest. */
export const risks = ['veryLow', 'low', 'ratherHigh', 'high', 'veryHigh'] as const;
export type Risk = (typeof risks)[number];

/** How sure whoever judges is of that, from the least to the most. */
export const certainties = ['veryUnsure', 'unsure', 'ratherSure', 'sure', 'verySure'] as const;
export type Certainty = (typeof certainties)[number];

/** What is to be done: nothing for now, support, an assessment, acting at once. */
export const levels = ['green', 'yellow', 'orange', 'red'] as const;
export type Level = (typeof levels)[number];

/**
 * Risk and certainty together say what is to be done (decisions 2.12): who is unsure never reads green and never red, since not being sure
 * is itself a reason to ask somebody.
 */
export function levelOf(risk: Risk, certainty: Certainty): Level {
  const isSure = certainty === 'sure' || certainty === 'verySure';
  if (risk === 'veryLow' || risk === 'low') return isSure ? 'green' : 'yellow';
  return isSure ? 'red' : 'orange';
}
