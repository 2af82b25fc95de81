import { actors, anyone, defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

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

export const confirmationCalls = { lookAtConfirmation, confirmBySecret } as const;
