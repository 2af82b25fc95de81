import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { noticesLimits } from './limits.ts';

/** Who sees a message: everybody of the school, or its teachers and admins. */
export const audiences = ['everybody', 'staff'] as const;
export type Audience = (typeof audiences)[number];

/** A message as its school's admins see it. */
const schoolMessage = z.object({
  id: scalars.id,
  title: z.string(),
  message: z.string(),
  audience: z.enum(audiences),
  /** Last day on which it shows. */
  until: scalars.calendarDay,
  isOver: z.boolean(),
  /** People who chose "Nie mehr anzeigen". */
  hidden: z.int().check(z.nonnegative()),
});
export type SchoolMessage = z.output<typeof schoolMessage>;

const admins = onlyRoles('SchoolAdmin');
const adminRow = signedInActors(403, { schoolAdminOwn: 200, schoolAdminOther: 404 });

export const listMessages = defineCall({
  summary: 'Messages to a school, running ones first.',
  method: 'GET',
  path: 'notices/messages/{schoolId}',
  access: admins,
  actors: adminRow,
  lifeCycle: { founderUnconfirmed: 404 },
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({ messages: z.array(schoolMessage) }),
  refusals: [...schoolProofRefusals],
});

export const createMessage = defineCall({
  summary: 'Tell something to a school and its child schools.',
  method: 'POST',
  path: 'notices/messages/create',
  access: admins,
  actors: adminRow,
  lifeCycle: { founderUnconfirmed: 404 },
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    schoolId: scalars.id,
    title: scalars.text(noticesLimits.titleMaximum),
    message: scalars.text(noticesLimits.messageMaximum),
    audience: z.enum(audiences),
    until: scalars.calendarDay,
  }),
  output: z.object({ id: scalars.id }),
  refusals: [...schoolProofRefusals, 'MESSAGE_END_FAR', 'MESSAGE_END_PAST', 'TOO_MANY_MESSAGES'],
});

export const deleteMessage = defineCall({
  summary: 'Take a message back.',
  method: 'POST',
  path: 'notices/messages/delete',
  access: admins,
  actors: adminRow,
  lifeCycle: { founderUnconfirmed: 404 },
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['MESSAGE_NOT_FOUND'],
});
