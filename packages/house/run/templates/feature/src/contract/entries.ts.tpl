import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { {{camel}}Limits } from './limits.ts';

export const entry = z.object({
  id: scalars.id,
  title: z.string().check(z.maxLength({{camel}}Limits.titleMaximum)),
  createdAt: scalars.timestamp,
});
export type Entry = z.output<typeof entry>;

export const list{{pascal}} = defineCall({
  summary: 'The entries of a class, newest first; for its pupils, its teachers and the administrators of its school.',
  method: 'GET',
  path: '{{kebab}}/get',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 }),
  mutates: false,
  input: z.strictObject({ classId: scalars.id }),
  output: z.object({ entries: z.array(entry) }),
  refusals: ['{{constant}}_CLASS_NOT_FOUND'],
});

export const {{camel}}Calls = { list{{pascal}} } as const;
