import { pageProofRefusals } from './proof-refusals.ts';
import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { lock } from './page.ts';

const changers = { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 } as const;
const ofPage = z.strictObject({ id: scalars.id });

/** Number that every save carries; it rises with every take-over, so that a late save of the former holder is refused. */
export const fence = z.int().check(z.nonnegative());

export const openEditing = defineCall({
  summary: 'Ask for the edit lock; `granted` is false while somebody else holds it.',
  method: 'POST',
  path: 'pages/edit/open',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: ofPage,
  output: z.object({ granted: z.boolean(), fence: z.nullable(fence), lock }),
  refusals: [...pageProofRefusals],
});

export const renewEditing = defineCall({
  summary: 'Heartbeat of the edit lock, every 30 s; refused when somebody took over.',
  method: 'POST',
  path: 'pages/edit/renew',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: z.strictObject({ id: scalars.id, fence }),
  output: scalars.done,
  refusals: [...pageProofRefusals, 'EDIT_FENCE_STALE'],
});

export const closeEditing = defineCall({
  summary: 'Give the edit lock back; succeeds also when it was lost before.',
  method: 'POST',
  path: 'pages/edit/close',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: z.strictObject({
    id: scalars.id,
    mode: z.optional(z.enum(['view', 'edit', 'leave'])),
    /** Only this lock goes: the same person may edit in another window meanwhile. */
    fence,
  }),
  output: scalars.done,
  refusals: [...pageProofRefusals],
});

export const overwriteEditing = defineCall({
  summary: 'Take the edit lock over from whoever holds it; the former holder turns read-only.',
  method: 'POST',
  path: 'pages/edit/overwrite',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: ofPage,
  output: z.object({ fence, lock }),
  refusals: [...pageProofRefusals],
});
