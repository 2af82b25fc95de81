import { type ActorTable, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { paces } from '@pausenplatz/progress/contract';
import { classReadRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { mastery, stage } from './parts.ts';

const teacher: ActorTable = signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, schoolAdminOwn: 403, teacherOfClass: 200 });

const pupil = z.object({
  id: scalars.id,
  number: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  /** Set by a teacher, for all trainers. */
  pace: z.enum(paces),
  /** In the order of the stages. */
  stages: z.array(mastery),
  highestSecure: z.nullable(stage),
  lastAt: z.nullable(scalars.timestamp),
});
export type CalculatingPupil = z.output<typeof pupil>;

export const getClassStages = defineCall({
  summary: 'The stages of each child of a class, for its teachers.',
  method: 'GET',
  path: 'mental-arithmetic/class/get',
  access: signedIn,
  actors: teacher,
  mutates: false,
  input: z.strictObject({ classId: scalars.id }),
  output: z.object({ className: z.string(), pupils: z.array(pupil) }),
  refusals: [...classReadRefusals],
});
