import { defineCall, likedCursor, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { flashcardLimits as limits } from './limits.ts';
import { anyLearner, author, cardFiles, flashcard, learners, learnSet, levels, readers, subjects } from './shapes.ts';

const title = scalars.text(limits.titleMaximum);
const setFound = ['FLASHCARD_SET_NOT_FOUND'] as const;
const wholeSet = z.object({ set: learnSet, cards: z.array(flashcard), files: cardFiles });

export const getOwnSets = defineCall({
  summary: 'The learn sets that the caller wrote and did not archive, the last changed first.',
  method: 'GET',
  path: 'flashcards/learnset/get/own',
  access: learners,
  actors: anyLearner,
  mutates: false,
  input: z.strictObject({}),
  output: z.object({ sets: z.array(learnSet) }),
});

export const getPublicSets = defineCall({
  summary: 'Sets that their authors gave to everybody, the most liked first, so many at once.',
  method: 'GET',
  path: 'flashcards/learnset/get/public',
  access: learners,
  actors: anyLearner,
  mutates: false,
  input: z.strictObject({
    subject: z.optional(z.enum(subjects)),
    level: z.optional(z.enum(levels)),
    words: z.optional(scalars.optionalText(limits.wordsMaximum)),
    /** `next` of the answer before. */
    after: z.optional(likedCursor),
  }),
  output: z.object({ sets: z.array(learnSet), next: z.nullable(z.string()) }),
});

export const getSubjects = defineCall({
  summary: 'The subjects and levels by which sets are found.',
  method: 'GET',
  path: 'flashcards/get-subjects',
  access: learners,
  actors: anyLearner,
  mutates: false,
  input: z.strictObject({}),
  output: z.object({
    subjects: z.array(z.object({ id: z.enum(subjects), name: z.string() })),
    levels: z.array(z.object({ id: z.enum(levels), name: z.string() })),
  }),
});

export const getSet = defineCall({
  summary: 'A set with its cards, for its author, for who learns or teaches with it, and for everybody where it is public.',
  method: 'GET',
  path: 'flashcards/learnset/get/{id}',
  access: learners,
  actors: readers,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: wholeSet,
  refusals: setFound,
});

export const editSet = defineCall({
  summary: 'A set of one’s own with its cards, to write in it.',
  method: 'GET',
  path: 'flashcards/learnset/edit/{id}',
  access: learners,
  actors: author,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: wholeSet,
  refusals: setFound,
});

export const createSet = defineCall({
  summary: 'Begin a set of one’s own.',
  method: 'POST',
  path: 'flashcards/learnset/create',
  access: learners,
  actors: anyLearner,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ title, subject: z.nullable(z.enum(subjects)), level: z.nullable(z.enum(levels)) }),
  output: z.object({ id: scalars.id }),
  refusals: ['FLASHCARD_SETS_TOO_MANY'],
});

export const updateSet = defineCall({
  summary: 'Change one thing of a set of one’s own; only teachers give sets to everybody.',
  method: 'POST',
  path: 'flashcards/learnset/update',
  access: learners,
  actors: author,
  mutates: true,
  input: z.discriminatedUnion('field', [
    z.strictObject({ id: scalars.id, field: z.literal('title'), value: title }),
    z.strictObject({ id: scalars.id, field: z.literal('subject'), value: z.nullable(z.enum(subjects)) }),
    z.strictObject({ id: scalars.id, field: z.literal('level'), value: z.nullable(z.enum(levels)) }),
    z.strictObject({ id: scalars.id, field: z.literal('isPublic'), value: z.boolean() }),
    z.strictObject({ id: scalars.id, field: z.literal('isArchived'), value: z.boolean() }),
    z.strictObject({ id: scalars.id, field: z.literal('isDeleted'), value: z.boolean() }),
  ]),
  output: scalars.done,
  refusals: [...setFound, 'FLASHCARD_PUBLIC_BY_TEACHERS', 'FLASHCARD_SETS_TOO_MANY'],
});

export const copySet = defineCall({
  summary: 'Make a set of one’s own out of one that one may read: whole, and free of it.',
  method: 'POST',
  path: 'flashcards/learnset/copy',
  access: learners,
  actors: readers,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ id: scalars.id }),
  refusals: [...setFound, 'FLASHCARD_SETS_TOO_MANY'],
});

export const likeSet = defineCall({
  summary: 'Like a set that one may read, or take that back.',
  method: 'POST',
  path: 'flashcards/learnset/like',
  access: learners,
  actors: readers,
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ like: z.enum(['add', 'remove']), likes: z.number() }),
  refusals: setFound,
});
