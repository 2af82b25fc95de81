import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { officeLimits } from './limits.ts';
import { adminActors, staff } from './schools.ts';

const invitee = z.strictObject({
  email: scalars.email,
  firstName: z._default(scalars.optionalText(officeLimits.nameMaximum), ''),
  lastName: z._default(scalars.optionalText(officeLimits.nameMaximum), ''),
  /** Living classes of the school that they teach from the first day. */
  classIds: z._default(z.array(scalars.id).check(scalars.atMost(officeLimits.classesOfInvitee)), []),
});

export const inviteToSchool = defineCall({
  summary:
    'Invite teachers by e-mail, straight into classes; the link of the mail makes them members. Who belongs to the school already gets the classes at once, without a mail.',
  method: 'POST',
  path: 'administration/school/invite',
  access: staff,
  actors: adminActors,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    schoolId: scalars.id,
    teachers: z.array(invitee).check(z.minLength(1), scalars.atMost(officeLimits.inviteesAtOnce)),
  }),
  output: z.object({ invited: z.int(), placed: z.int() }),
  refusals: [...schoolProofRefusals, 'CLASS_NOT_FOUND', 'INVITATIONS_USED_UP', 'TOO_MANY_ATTEMPTS'],
});

const one = z.strictObject({ schoolId: scalars.id, id: scalars.id });

export const resendInvitation = defineCall({
  summary: 'Send an invitation that nobody has taken once more, with a new link; the former link ends.',
  method: 'POST',
  path: 'administration/school/invitation/resend',
  access: staff,
  actors: adminActors,
  mutates: true,
  idempotent: true,
  input: one,
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'INVITATION_NOT_FOUND', 'INVITATIONS_USED_UP', 'TOO_MANY_ATTEMPTS'],
});

export const withdrawInvitation = defineCall({
  summary: 'End an invitation that nobody has taken.',
  method: 'POST',
  path: 'administration/school/invitation/withdraw',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: one,
  output: scalars.done,
  refusals: [...schoolProofRefusals, 'INVITATION_NOT_FOUND'],
});

export const invitationCalls = { inviteToSchool, resendInvitation, withdrawInvitation } as const;
