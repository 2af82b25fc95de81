import { defineCall, likedCursor, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { anyTeacher, teachers } from './actors.ts';
import { workPlanLimits as limits } from './limits.ts';
import { planReadRefusals } from './proof-refusals.ts';
import { level } from './shapes.ts';

const template = z.object({
  templateId: scalars.id,
  url: z.string(),
  title: z.string(),
  keywords: z.array(z.string()),
  level: z.number(),
  tasks: z.number(),
  numOfLikes: z.number(),
  like: z.boolean(),
  isMine: z.boolean(),
});
export type Template = z.output<typeof template>;

export const listTemplates = defineCall({
  summary: 'Templates of the own school family or of everybody, the most liked first, so many at once.',
  method: 'POST',
  path: 'arbeitsplan/templates',
  access: teachers,
  actors: anyTeacher,
  mutates: false,
  input: z.strictObject({
    of: z.enum(['school', 'public']),
    words: z._default(scalars.optionalText(100), ''),
    /** 0 for all. */
    level: z._default(level, 0),
    /** `next` of the answer before; null for the first ones. */
    after: z._default(z.nullable(likedCursor), null),
  }),
  output: z.object({ templates: z.array(template).check(scalars.atMost(limits.templatesPerPage)), next: z.nullable(z.string()) }),
});

const used = z.object({ id: scalars.id, url: z.string() });
const templateRow = { ...anyTeacher };

export const takeTemplate = defineCall({
  summary: 'Make a plan of one’s own out of a template, or of an own plan: a whole copy, without anybody’s states.',
  method: 'GET',
  path: 'arbeitsplan/template/use/{id}',
  access: teachers,
  actors: templateRow,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ id: scalars.id }),
  output: used,
  refusals: [...planReadRefusals, 'WORK_PLANS_TOO_MANY'],
});

export const likeTemplate = defineCall({
  summary: 'Like a template, or take that back.',
  method: 'GET',
  path: 'arbeitsplan/template/like/{templateId}',
  access: teachers,
  actors: templateRow,
  mutates: true,
  input: z.strictObject({ templateId: scalars.id }),
  output: z.object({ like: z.enum(['add', 'remove']), numOfLikes: z.number() }),
  refusals: planReadRefusals,
});
