import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { vocabularyLimits as limits } from './limits.ts';
import { editors, item, marked, spelled, spelledWord, writers } from './shapes.ts';

const changed = ['VOCABULARY_NOT_FOUND', 'VOCABULARY_FORBIDDEN'] as const;
const ofItem = [...changed, 'VOCABULARY_ITEM_NOT_FOUND'] as const;
const ofPortion = [...changed, 'VOCABULARY_PORTION_NOT_FOUND'] as const;
/** The ids of portions with those of their items, in order. */
const order = z.object({ portions: z.array(z.object({ id: scalars.id, itemIds: z.array(scalars.id) })) });
const call = { method: 'POST', access: writers, actors: editors, mutates: true } as const;

export const addItem = defineCall({
  ...call,
  summary: 'Put a word at the end of a portion. Only who teaches the child that wrote the list says that it is corrected.',
  path: 'vocabulary/item/add',
  idempotent: true,
  input: z.strictObject({ vocabularyId: scalars.id, portionId: scalars.id, ...spelled, ...marked }),
  output: z.object({ item }),
  refusals: [...ofPortion, 'VOCABULARY_FULL'],
});

const of = { id: scalars.id, vocabularyId: scalars.id, portionId: scalars.id, error: marked.error } as const;
const sentence = spelled.sentence;

export const updateItem = defineCall({
  ...call,
  summary:
    'Change one thing of a word. Who changes what a teacher had corrected takes that back; `error` is written along by who corrects.',
  path: 'vocabulary/item/update',
  input: z.discriminatedUnion('field', [
    z.strictObject({ ...of, field: z.literal('word'), value: spelled.word }),
    z.strictObject({ ...of, field: z.literal('sentence'), value: sentence }),
    z.strictObject({ ...of, field: z.literal('sentence2'), value: sentence }),
    z.strictObject({ ...of, field: z.literal('sentence3'), value: sentence }),
    z.strictObject({ ...of, field: z.literal('sentence4'), value: sentence }),
    z.strictObject({ ...of, field: z.literal('correctedByTeacher'), value: z.boolean() }),
  ]),
  output: z.object({ item }),
  refusals: ofItem,
});

export const dragItem = defineCall({
  ...call,
  summary: 'Move a word inside of its portion, or to the end of another one of the list; both are numbered anew.',
  path: 'vocabulary/item/drag',
  input: z.strictObject({ portionId: scalars.id, itemId: scalars.id, newIndex: z.int().check(z.gte(0), z.lte(limits.itemsPerList)) }),
  output: order,
  refusals: [...ofItem, 'VOCABULARY_PORTION_NOT_FOUND'],
});

export const deleteItem = defineCall({
  ...call,
  summary: 'Take a word out of its portion, or put it back where it stood, with what was known of it.',
  path: 'vocabulary/item/delete',
  input: z.strictObject({
    id: scalars.id,
    PortionId: scalars.id,
    /** Where it stands, from 1; there it comes back. */
    position: z.int().check(z.gte(1), z.lte(limits.itemsPerList + 1)),
    isDeleted: z._default(z.boolean(), true),
  }),
  output: scalars.done,
  refusals: [...ofItem, 'VOCABULARY_PORTION_NOT_FOUND', 'VOCABULARY_FULL'],
});

export const importItems = defineCall({
  ...call,
  summary: 'Put many words at the end of the last portion, as they were shown before.',
  path: 'vocabulary/import',
  idempotent: true,
  bodyLimitBytes: 1024 * 1024,
  input: z.strictObject({
    id: scalars.id,
    items: z.array(spelledWord).check(z.minLength(1), scalars.atMost(limits.itemsAtOnce)),
  }),
  output: z.object({ items: z.array(item) }),
  refusals: [...changed, 'VOCABULARY_FULL'],
});

export const addPortion = defineCall({
  ...call,
  summary: 'Add an empty portion at the end of a list.',
  path: 'vocabulary/portion/add',
  idempotent: true,
  input: z.strictObject({ vocabularyId: scalars.id }),
  output: z.object({ id: scalars.id }),
  refusals: [...changed, 'VOCABULARY_PORTIONS_FULL'],
});

export const dragPortion = defineCall({
  ...call,
  summary: 'Put a portion at another place of its list; all are numbered anew.',
  path: 'vocabulary/portion/drag',
  input: z.strictObject({ portionId: scalars.id, newIndex: z.int().check(z.gte(0), z.lte(limits.portionsPerList)) }),
  output: z.object({ portionIds: z.array(scalars.id) }),
  refusals: ofPortion,
});

export const deletePortion = defineCall({
  ...call,
  summary: 'Take a portion without words out of a list; one always stays.',
  path: 'vocabulary/portion/delete',
  input: z.strictObject({ portionId: scalars.id }),
  output: scalars.done,
  refusals: [...ofPortion, 'VOCABULARY_PORTION_KEPT'],
});
