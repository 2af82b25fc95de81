import { classWriteRefusals } from '@pausenplatz/schools/contract';
import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import { anyone, actors, defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { classActors, staff } from './schools.ts';
import { personBrief } from './shapes.ts';

export const offerPupil = defineCall({
  summary: 'Get a code with which a school outside of the own family takes a pupil over; an earlier code of the pupil ends.',
  method: 'POST',
  path: 'administration/pupils/handover/offer',
  access: staff,
  actors: classActors,
  mutates: true,
  input: z.strictObject({ classId: scalars.id, userId: scalars.id }),
  output: z.object({ code: z.string(), until: scalars.timestamp }),
  refusals: [...classWriteRefusals, 'PERSON_NOT_FOUND'],
});

export const keepPupil = defineCall({
  summary: 'Take the code of a pupil back, so that nobody takes the pupil over.',
  method: 'POST',
  path: 'administration/pupils/handover/withdraw',
  access: staff,
  actors: { ...classActors, teacherOfClass: 409, schoolAdminOwn: 409 },
  mutates: true,
  input: z.strictObject({ classId: scalars.id, userId: scalars.id }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'HANDOVER_NONE', 'PERSON_NOT_FOUND'],
});

export const takePupilOver = defineCall({
  summary: 'Take a pupil of another school into a class, by the code that the old school or the pupil has given.',
  method: 'POST',
  path: 'administration/pupils/handover/accept',
  access: staff,
  actors: { ...classActors, teacherOfClass: 404, schoolAdminOwn: 404 },
  mutates: true,
  input: z.strictObject({ classId: scalars.id, code: scalars.text(40) }),
  output: z.object({ pupil: personBrief }),
  refusals: [
    ...classWriteRefusals,
    ...schoolProofRefusals,
    'CLASS_FULL',
    'HANDOVER_ENDED',
    'PUPIL_ELSEWHERE',
    'SCHOOL_UNCONFIRMED',
    'TOO_MANY_ATTEMPTS',
  ],
});

/** The school's id and our seal of it. */
const confirmation = z.string().check(z.regex(/^[\w-]{44}$/));

export const lookAtConfirmation = defineCall({
  summary: 'What the operator is asked to confirm: a school, by the secret of the mailed link.',
  // Not GET: the secret would stand in the logs of whatever lies between.
  method: 'POST',
  path: 'administration/confirmation/look',
  access: anyone,
  actors: actors(404, { initialPassword: 403 }),
  mutates: false,
  input: z.strictObject({ token: confirmation }),
  output: z.object({
    name: z.string(),
    place: z.string(),
    foundedAt: scalars.timestamp,
    founder: z.nullable(z.string()),
    confirmed: z.boolean(),
  }),
  refusals: ['CONFIRMATION_UNKNOWN'],
});

export const confirmBySecret = defineCall({
  summary: 'As the operator, confirm a school by the secret of the mailed link.',
  method: 'POST',
  path: 'administration/confirmation',
  access: anyone,
  actors: actors(404, { initialPassword: 403 }),
  mutates: true,
  input: z.strictObject({ token: confirmation }),
  output: scalars.done,
  refusals: ['CONFIRMATION_UNKNOWN'],
});

export const handoverCalls = { offerPupil, keepPupil, takePupilOver, lookAtConfirmation, confirmBySecret } as const;
