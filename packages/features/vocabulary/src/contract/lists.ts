import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { classReadRefusals, classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { vocabularyLimits as limits } from './limits.ts';
import { anyWriter, editors, listIcon, listSummary, ownState, readers, teachers, vocabulary, writers } from './shapes.ts';

export const vocabularyTabs = ['schoolClasses', 'own', 'shared'] as const;
export type VocabularyTab = (typeof vocabularyTabs)[number];

const found = ['VOCABULARY_NOT_FOUND'] as const;
const changed = [...found, 'VOCABULARY_FORBIDDEN'] as const;
const of = { id: scalars.id } as const;

export const getVocabularies = defineCall({
  summary:
    'Lists of words: those of the classes that one is in, those of one’s own, or those shared inside one’s school; the last changed first.',
  method: 'GET',
  path: 'vocabulary/get',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: z.strictObject({ tab: z._default(z.enum(vocabularyTabs), 'schoolClasses') }),
  output: z.object({ lists: z.array(listSummary) }),
});

export const getVocabulary = defineCall({
  summary: 'A list with its portions and words, and how far the caller is with each.',
  method: 'GET',
  path: 'vocabulary/get/{id}',
  access: signedIn,
  actors: readers,
  mutates: false,
  input: z.strictObject(of),
  output: z.object({ model: vocabulary }),
  refusals: found,
});

export const createVocabulary = defineCall({
  summary: 'Begin a list of one’s own, with one empty portion.',
  method: 'GET',
  path: 'vocabulary/create/',
  access: writers,
  actors: anyWriter,
  mutates: true,
  idempotent: true,
  input: scalars.nothing,
  output: z.object(of),
  refusals: ['VOCABULARIES_TOO_MANY'],
});

export const updateVocabulary = defineCall({
  summary: 'Change name or icon of a list, or share it inside of the school; only teachers share.',
  method: 'POST',
  path: 'vocabulary/update',
  access: writers,
  actors: editors,
  mutates: true,
  input: z.discriminatedUnion('field', [
    z.strictObject({ ...of, field: z.literal('name'), value: scalars.text(limits.nameMaximum) }),
    z.strictObject({ ...of, field: z.literal('icon'), value: z.nullable(listIcon) }),
    z.strictObject({ ...of, field: z.literal('isShared'), value: z.boolean() }),
  ]),
  output: scalars.done,
  refusals: changed,
});

export const deleteVocabulary = defineCall({
  summary: 'Put a list of one’s own into the trash, or take it out again while it is there.',
  method: 'POST',
  path: 'vocabulary/delete',
  access: writers,
  actors: editors,
  mutates: true,
  input: z.strictObject({ ...of, isDeleted: z._default(z.boolean(), true) }),
  output: scalars.done,
  refusals: [...changed, 'VOCABULARIES_TOO_MANY'],
});

export const assignVocabulary = defineCall({
  summary: 'Give a list to a class that one teaches, or to some of its pupils, or take it back.',
  method: 'POST',
  path: 'vocabulary/assign',
  access: teachers,
  actors: signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 404, teacherOtherSchool: 404 }),
  mutates: true,
  input: z.strictObject({
    ...of,
    classId: scalars.id,
    /** Null: for all of the class. */
    pupilIds: z.nullable(z.array(scalars.id).check(z.minLength(1), scalars.atMost(60))),
    isAssigned: z.boolean(),
  }),
  output: scalars.done,
  refusals: [...classWriteRefusals, ...changed, 'VOCABULARY_PUPILS_UNKNOWN', 'VOCABULARY_CLASSES_TOO_MANY'],
});

const count = z.int().check(z.nonnegative());
const hard = z.object({ itemId: scalars.id, word: z.string(), lapses: count, pupils: count });

export const getClassTable = defineCall({
  summary: 'How far each pupil of a class is with each word of a list, a page of words at a time, with the words that are hardest.',
  method: 'GET',
  path: 'vocabulary/class/get',
  access: teachers,
  actors: signedInActors(403, { teacherOfClass: 200, teacherSameSchool: 404, teacherOtherSchool: 404 }),
  mutates: false,
  input: z.strictObject({ ...of, classId: scalars.id, page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 1) }),
  output: z.object({
    className: z.string(),
    pages: count,
    words: z.array(z.object({ itemId: scalars.id, word: z.string() })),
    /** `states` in the order of `words`; null for what was never met. */
    pupils: z.array(z.object({ userId: scalars.id, name: z.string(), memos: count, states: z.array(z.nullable(ownState)) })),
    hardest: z.array(hard),
  }),
  refusals: [...classReadRefusals, ...found],
});
export type HardWord = z.output<typeof hard>;
