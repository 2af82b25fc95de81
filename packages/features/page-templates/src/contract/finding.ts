import { defineCall, likedCursor, scalars } from '@pausenplatz/kernel-contract';
import { groupTypes, keptPage, pageBrief, pageProofRefusals } from '@pausenplatz/pages/contract';
import * as z from 'zod/mini';
import { pageTemplateLimits as limits } from './limits.ts';
import { anyAdult, changers, fields, pageTemplate, shelves, staff } from './shapes.ts';

export const listPageTemplates = defineCall({
  summary: 'Templates of one’s own, of the own school family or of everybody, the most liked first, so many at once.',
  method: 'POST',
  path: 'pages/templates/list',
  access: staff,
  actors: anyAdult,
  mutates: false,
  input: z.strictObject({
    of: z.enum(shelves),
    words: z._default(scalars.optionalText(limits.wordsMaximum), ''),
    /** `next` of the answer before; null for the first ones. */
    after: z._default(z.nullable(likedCursor), null),
  }),
  output: z.object({ templates: z.array(pageTemplate).check(scalars.atMost(limits.templatesPerPart)), next: z.nullable(z.string()) }),
});

export const getPageTemplate = defineCall({
  summary: 'One template with its pages, as one would take it over.',
  method: 'GET',
  path: 'pages/templates/get/{id}',
  access: staff,
  actors: anyAdult,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ template: pageTemplate, pages: z.array(keptPage) }),
  refusals: ['PAGE_TEMPLATE_NOT_FOUND'],
});

export const takePageTemplate = defineCall({
  summary: 'Make pages out of a template, in a group that one may add pages to: whole copies of their own.',
  method: 'POST',
  path: 'pages/templates/take',
  access: staff,
  actors: changers,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    id: scalars.id,
    title: fields.name,
    groupForType: z.enum(groupTypes),
    groupForId: scalars.id,
    parentId: z.nullable(scalars.id),
  }),
  output: pageBrief,
  refusals: [...pageProofRefusals, 'GROUP_NOT_FOUND', 'PAGE_TEMPLATE_NOT_FOUND', 'PARENT_IMPOSSIBLE', 'TOO_MANY_PAGES'],
});

export const likePageTemplate = defineCall({
  summary: 'Like a template, or take that back.',
  method: 'POST',
  path: 'pages/templates/like',
  access: staff,
  actors: anyAdult,
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ like: z.enum(['add', 'remove']), numOfLikes: z.int() }),
  refusals: ['PAGE_TEMPLATE_NOT_FOUND'],
});
