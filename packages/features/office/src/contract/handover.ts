import { classWriteRefusals, schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
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

export const handoverCalls = { offerPupil, keepPupil, takePupilOver } as const;
