import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { breakoutLimits as limits } from './limits.ts';

export const lockColors = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
export type LockColor = (typeof lockColors)[number];
export const lockDirections = ['up', 'right', 'down', 'left'] as const;
export type LockDirection = (typeof lockDirections)[number];

/** A place in a picture, in percent of its width and height. */
const percent = z.number().check(z.gte(0), z.lte(100));
const spot = z.strictObject({ x: percent, y: percent });
export type Spot = z.output<typeof spot>;

const itemId = z.string().check(z.regex(/^[a-z0-9]{1,12}$/));
const item = z.strictObject({ id: itemId, text: scalars.text(limits.itemMaximum) });
export type OrderItem = z.output<typeof item>;

const codeOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).check(z.minLength(limits.codeMinimum), scalars.atMost(limits.codeMaximum));
const digits = z.string().check(z.trim(), z.regex(/^-?\d{1,9}([.,]\d{1,4})?$/));

/** How a lock opens, with what opens it. It goes to nobody but those who change the page. */
export const lockSecret = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), value: digits }),
  /** Each of these words opens it. */
  z.strictObject({
    kind: z.literal('word'),
    words: z.array(scalars.text(limits.wordMaximum).check(z.regex(/[\p{L}\p{N}]/u))).check(z.minLength(1), scalars.atMost(limits.words)),
  }),
  z.strictObject({ kind: z.literal('colors'), values: codeOf(lockColors) }),
  z.strictObject({ kind: z.literal('directions'), values: codeOf(lockDirections) }),
  /** Places in the picture of the lock, in any order. */
  z.strictObject({ kind: z.literal('points'), spots: z.array(spot).check(z.minLength(1), scalars.atMost(limits.spots)) }),
  /** In the right order. */
  z.strictObject({ kind: z.literal('order'), items: z.array(item).check(z.minLength(limits.itemsMinimum), scalars.atMost(limits.items)) }),
]);
export type LockSecret = z.output<typeof lockSecret>;
export type LockKind = LockSecret['kind'];
export const lockKinds = ['number', 'word', 'colors', 'directions', 'points', 'order'] as const satisfies readonly LockKind[];

const count = z.int();

/** The same as players see it: what they press, and not a word of what is right. */
export const lockMechanism = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number') }),
  z.object({ kind: z.literal('word') }),
  z.object({ kind: z.literal('colors'), count }),
  z.object({ kind: z.literal('directions'), count }),
  z.object({ kind: z.literal('points'), count }),
  /** Mixed, by ids that say nothing of the order. */
  z.object({ kind: z.literal('order'), items: z.array(z.object({ id: itemId, text: z.string() })) }),
]);
export type LockMechanism = z.output<typeof lockMechanism>;

const typed = z.string().check(z.trim(), scalars.atMost(limits.wordMaximum * 2));

/** What somebody tries. */
export const lockAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), value: typed }),
  z.strictObject({ kind: z.literal('word'), value: typed }),
  z.strictObject({ kind: z.literal('colors'), values: z.array(z.enum(lockColors)).check(scalars.atMost(limits.codeMaximum)) }),
  z.strictObject({ kind: z.literal('directions'), values: z.array(z.enum(lockDirections)).check(scalars.atMost(limits.codeMaximum)) }),
  z.strictObject({ kind: z.literal('points'), values: z.array(spot).check(scalars.atMost(limits.spots)) }),
  z.strictObject({ kind: z.literal('order'), values: z.array(itemId).check(scalars.atMost(limits.items)) }),
]);
export type LockAnswer = z.output<typeof lockAnswer>;
