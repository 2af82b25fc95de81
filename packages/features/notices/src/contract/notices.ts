import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** A message that shows above every screen until it is closed, hidden for good or over (specification section 8). */
const systemMessage = z.object({ id: scalars.id, title: z.string(), message: z.string() });
export type SystemMessage = z.output<typeof systemMessage>;

/** Work on the server that the operator announced. */
export const systemMaintenance = z.object({ from: scalars.timestamp, to: scalars.timestamp });

export const getNotices = defineCall({
  summary: 'What the signed-in person is to be told above every screen.',
  method: 'GET',
  path: 'notices/get',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    systemMessages: z.array(systemMessage),
    systemMaintenance: z.nullable(systemMaintenance),
    /** Teachers who wait for an answer of this person, who administers their school. */
    openRequests: z.int().check(z.nonnegative()),
    /** The school year, by the calendar year it begins in, into which this person still has to lead classes; from July to September. */
    yearChange: z.nullable(z.int()),
  }),
});
export type Notices = z.output<typeof getNotices.output>;

/** `id` never chooses whose field it is: it must be the own id (trust: H2). */
export const updateUserField = defineCall({
  summary: 'Hide a system message for good.',
  method: 'POST',
  path: 'administration/user/update-field',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  input: z.strictObject({ id: scalars.id, field: z.literal('hideMessage'), value: scalars.id }),
  output: scalars.done,
  refusals: ['FIELD_NOT_OWN'],
});
