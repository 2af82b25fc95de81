import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Where a letter of a guess stands in the word that is looked for. */
export const marks = ['here', 'elsewhere', 'absent'] as const;
export type Mark = (typeof marks)[number];

/** `class`: from the list of one's own class. */
export const levels = ['easy', 'middle', 'hard', 'class'] as const;
export type Level = (typeof levels)[number];

/** Which board is meant: that of a day, as it is for a class, or a free one. */
export const board = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('daily'), day: scalars.calendarDay, classId: z.nullable(scalars.id) }),
  z.strictObject({ kind: z.literal('free'), id: scalars.id }),
]);
export type Board = z.output<typeof board>;

const row = z.object({ word: z.string(), marks: z.array(z.enum(marks)) });
export type Row = z.output<typeof row>;

const roundStates = ['open', 'solved', 'missed'] as const;
export type RoundState = (typeof roundStates)[number];

export const round = z.object({
  board,
  /** Null for the word of a day. */
  level: z.nullable(z.enum(levels)),
  /** The word comes from the list of the class. */
  isOfClass: z.boolean(),
  /** Every sign that is known must be used; null before the first guess, from which on it stays. */
  isHard: z.nullable(z.boolean()),
  rows: z.array(row),
  state: z.enum(roundStates),
  /** Null until the round has ended. */
  answer: z.nullable(z.string()),
});
export type Round = z.output<typeof round>;

export const player = z.object({ isHard: z.boolean(), hasSeenHelp: z.boolean() });
export type Player = z.output<typeof player>;
