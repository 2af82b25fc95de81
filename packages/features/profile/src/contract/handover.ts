import { passwordProofRefusals, typedPassword } from '@pausenplatz/account/contract';
import { defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

export const inviteMyself = defineCall({
  summary: 'As a pupil, get a code with which another school takes the own account over; the own password is asked for once more.',
  method: 'POST',
  path: 'account/handover/create',
  access: onlyRoles('Pupil'),
  actors: signedInActors(200, {
    private: 403,
    teacherOfClass: 403,
    teacherSameSchool: 403,
    teacherOtherSchool: 403,
    schoolAdminOwn: 403,
    schoolAdminOther: 403,
  }),
  lifeCycle: { pupilByCard: 403 },
  mutates: true,
  input: z.strictObject({ password: typedPassword }),
  output: z.object({ code: z.string(), until: scalars.timestamp }),
  refusals: [...passwordProofRefusals, 'LINK_NEEDS_PASSWORD'],
});
