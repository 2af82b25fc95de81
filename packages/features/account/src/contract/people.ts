import { classReadRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Somebody as their class sees them. */
export const personBrief = z.object({ id: scalars.id, firstName: z.string(), lastName: z.string(), avatar: z.nullable(z.string()) });
export type PersonBrief = z.output<typeof personBrief>;

const pupilBrief = z.object({ ...personBrief.shape, number: z.int() });

export const getPeople = defineCall({
  summary: 'The people of a class: pupils with their numbers, teachers, and for those who teach or administer it the groups of pupils.',
  method: 'GET',
  path: 'account/people/{classId}',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 }),
  mutates: false,
  input: z.strictObject({ classId: scalars.id }),
  output: z.object({
    pupils: z.array(pupilBrief),
    teachers: z.array(personBrief),
    groups: z.array(z.object({ id: scalars.id, name: z.string(), pupilIds: z.array(scalars.id) })),
  }),
  refusals: [...classReadRefusals],
});
