import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { mentalArithmeticLimits } from './limits.ts';
import { runKinds, signs, stages } from './names.ts';

export const count = z.int().check(z.nonnegative());
export const stage = z.literal(stages);
export const runKind = z.enum(runKinds);
/** `new` was never practised; the others are asked often, sometimes, seldom. */
export const mastery = z.enum(['new', 'practise', 'almost', 'secure']);

/** `a` and `b` are whole numbers, to be divided by `scale`; of what a part is taken stands in `of`. */
const task = z.object({
  skill: z.string(),
  sign: z.enum(signs),
  a: z.int(),
  b: z.int(),
  of: z.nullable(z.int()),
  scale: z.literal([1, 10]),
});

export const run = z.object({
  id: scalars.id,
  stage,
  kind: runKind,
  /** Time for each calculation; null where nobody is in a hurry. */
  limitMs: z.nullable(count),
  tasks: z.array(task),
});
export type Run = z.output<typeof run>;

/** An answer as a device sends it: which task, what was given (in hundredths, null where the time ran out), how long it took, when it came. */
export const answer = z.strictObject({
  /** Of its own: who sends it twice has given it once. */
  attemptId: scalars.id,
  task: count,
  given: z.nullable(z.int().check(z.nonnegative(), z.lte(mentalArithmeticLimits.result))),
  ms: count,
  /** Since the run began, by the device: clocks of tablets are wrong more often than not. */
  afterMs: count,
});

/** Shares of what was right at the first try in the last runs, in percent, the oldest first. */
export const curve = z.array(count);
