import { shownFile } from '@pausenplatz/documents/contract';
import { safeUrl, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { adventFieldTexts } from '../texts.refusals.ts';
import { adventLimits } from './limits.ts';

const words = {
  title: scalars.optionalText(adventLimits.doorTitleMaximum),
  text: scalars.optionalText(adventLimits.textMaximum),
} as const;

const alt = scalars.optionalText(adventLimits.leadMaximum);

const link = {
  kind: z.literal('link'),
  ...words,
  url: z.string().check(
    z.trim(),
    z.minLength(1, adventFieldTexts.link),
    scalars.atMost(adventLimits.linkMaximum),
    z.refine((value) => safeUrl(value) !== null, { error: adventFieldTexts.link }),
  ),
} as const;

const quiz = {
  kind: z.literal('quiz'),
  ...words,
  question: scalars.text(adventLimits.questionMaximum),
  answers: z
    .array(scalars.text(adventLimits.answerMaximum))
    .check(z.minLength(adventLimits.answersMinimum), scalars.atMost(adventLimits.answersMaximum)),
  /** Which of the answers is right, from 0 on. */
  right: z.int().check(z.gte(0), z.lte(adventLimits.answersMaximum - 1)),
} as const;

/** What somebody puts behind a door. */
export const doorContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), ...words, text: scalars.text(adventLimits.textMaximum) }),
  z.strictObject({ kind: z.literal('picture'), ...words, fileId: scalars.id, alt }),
  z.strictObject({ kind: z.literal('video'), ...words, fileId: scalars.id }),
  z.strictObject({ kind: z.literal('audio'), ...words, fileId: scalars.id }),
  z.strictObject(link),
  z.strictObject(quiz).check(z.refine(({ answers, right }) => right < answers.length, { error: adventFieldTexts.right, path: ['right'] })),
  /** A block of a start page that needs no files: its settings obey the type's schema, which the server knows. */
  z.strictObject({
    kind: z.literal('block'),
    ...words,
    type: z.string().check(scalars.atMost(40)),
    settings: z.record(z.string(), z.unknown()),
  }),
]);
export type DoorContent = z.output<typeof doorContent>;
export type DoorKind = DoorContent['kind'];

const withFile = { ...words, fileId: scalars.id, file: shownFile } as const;

/** The same as it is shown: with the address of its file. */
export const shownContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), ...words }),
  z.object({ kind: z.literal('picture'), ...withFile, alt }),
  z.object({ kind: z.literal('video'), ...withFile }),
  z.object({ kind: z.literal('audio'), ...withFile }),
  z.object({ ...link, url: z.string() }),
  z.object(quiz),
  z.object({
    kind: z.literal('block'),
    ...words,
    type: z.string(),
    settings: z.record(z.string(), z.unknown()),
    /** What holds for foreign services at the schools of the calendar; left out while one writes. */
    services: z.optional(z.record(z.string(), z.enum(['allowed', 'forbidden']))),
  }),
]);
export type ShownContent = z.output<typeof shownContent>;

/** What has a file. */
export const kindsWithFile = ['picture', 'video', 'audio'] as const;
