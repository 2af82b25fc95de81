import { defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import { pageProofRefusals } from '@pausenplatz/pages/contract';
import * as z from 'zod/mini';
import { author, changers, fields, pageTemplate, staff } from './shapes.ts';

const made = z.object({ template: pageTemplate });
const of = { id: scalars.id } as const;

/** What goes into a template: a page, the pages below it where they are wanted; and that somebody has looked through names of children. */
const taken = { pageId: scalars.id, withBelow: z.boolean(), namesSeen: z._default(z.boolean(), false) } as const;
const takenRefusals = [...pageProofRefusals, 'PAGE_TEMPLATE_NAMES_CHILDREN', 'TOO_MANY_PAGES_KEPT'] as const;

export const makePageTemplate = defineCall({
  summary: 'Make a template out of a page that one may copy; it stays as it is when the page changes.',
  method: 'POST',
  path: 'pages/templates/make',
  access: staff,
  actors: changers,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ ...taken, ...fields }),
  output: made,
  refusals: [...takenRefusals, 'PAGE_TEMPLATES_TOO_MANY', 'PAGE_TEMPLATE_NEEDS_SCHOOL'],
});

export const renewPageTemplate = defineCall({
  summary: 'Put a page as it is today in the place of what a template of one’s own holds.',
  method: 'POST',
  path: 'pages/templates/renew',
  access: staff,
  actors: author,
  mutates: true,
  input: z.strictObject({ ...of, ...taken }),
  output: made,
  refusals: [...takenRefusals, 'PAGE_TEMPLATE_NOT_FOUND'],
});

export const updatePageTemplate = defineCall({
  summary: 'Change how a template of one’s own is called, what it says, and who finds it.',
  method: 'POST',
  path: 'pages/templates/update',
  access: staff,
  actors: author,
  mutates: true,
  input: z.strictObject({ ...of, ...fields }),
  output: made,
  refusals: ['PAGE_TEMPLATE_NEEDS_SCHOOL', 'PAGE_TEMPLATE_NOT_FOUND'],
});

export const deletePageTemplate = defineCall({
  summary: 'Delete a template of one’s own; it can be fetched back for 60 days. What was made of it stays.',
  method: 'POST',
  path: 'pages/templates/delete',
  access: staff,
  actors: author,
  mutates: true,
  input: z.strictObject(of),
  output: scalars.done,
  refusals: ['PAGE_TEMPLATE_NOT_FOUND'],
});

export const restorePageTemplate = defineCall({
  summary: 'Fetch a deleted template of one’s own back.',
  method: 'POST',
  path: 'pages/templates/restore',
  access: staff,
  actors: author,
  mutates: true,
  input: z.strictObject(of),
  output: scalars.done,
  refusals: ['PAGE_TEMPLATES_TOO_MANY', 'PAGE_TEMPLATE_NOT_FOUND'],
});

export const withdrawPageTemplate = defineCall({
  summary: 'Take a template that somebody of the school gave others out of their lists, or let it in again.',
  method: 'POST',
  path: 'pages/templates/withdraw',
  access: onlyRoles('SchoolAdmin'),
  actors: signedInActors(403, { schoolAdminOwn: 200, schoolAdminOther: 404 }),
  lifeCycle: { founderUnconfirmed: 404 },
  mutates: true,
  input: z.strictObject({ ...of, withdrawn: z.boolean() }),
  output: made,
  refusals: ['PAGE_TEMPLATE_NOT_FOUND'],
});
