import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { extraSeries, forms, keySets, runKinds } from './names.ts';

export const level = z.int().check(z.gte(1), z.lte(10));
/** One of the map, or one of those that a teacher may open beside. */
export const series = z.union([z.int().check(z.gte(1), z.lte(10)), z.literal(extraSeries)]);
export const keySet = z.enum(keySets);
export const runKind = z.enum(runKinds);
/** `new` was never asked; the others are asked often, sometimes, seldom. */
export const mastery = z.enum(['new', 'practise', 'almost', 'secure']);
export type Mastery = z.output<typeof mastery>;

/** 0 standard, 1 more time (specification, section 3). */
export const timeMode = z.literal([0, 1]);

const number = z.int().check(z.gte(0), z.lte(9_999));

export const passedLevel = z.object({ series, level });

/** A fact that was asked before, as `7x8`. */
export const factState = z.object({ fact: z.string(), mastery });

export const task = z.object({ form: z.enum(forms), a: z.int(), b: z.int() });

/** Where a clock runs: around each calculation, or once around the whole; null where nobody is in a hurry. */
export const clock = z.nullable(z.object({ per: z.enum(['item', 'run']), ms: z.int() }));

export const run = z.object({
  id: scalars.id,
  kind: runKind,
  level: z.nullable(level),
  series: z.nullable(series),
  keySet,
  clock,
  tasks: z.array(task),
});
export type Run = z.output<typeof run>;

/** An answer as a device sends it: which task, what was given (nothing where the time ran out), how long it took, when it came. */
export const answer = z.strictObject({
  /** Of its own: who sends it twice has given it once. */
  attemptId: scalars.id,
  task: z.int().check(z.gte(0)),
  given: z.array(number).check(z.maxLength(4)),
  ms: z.int().check(z.gte(0)),
  /** Since the run began, by the device: clocks of tablets are wrong more often than not. */
  afterMs: z.int().check(z.gte(0)),
});
export type Answer = z.output<typeof answer>;

/** A cell of the hundred board that was touched. */
export const mark = z.strictObject({ cell: z.int().check(z.gte(1), z.lte(250)), ms: z.int().check(z.gte(0)) });
export type Mark = z.output<typeof mark>;
