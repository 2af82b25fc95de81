import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageProofRefusals } from './proof-refusals.ts';

const changers = { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 } as const;

export const checkFrame = defineCall({
  summary: 'Ask a website whether it may be shown in a frame of ours; for who changes the page.',
  method: 'GET',
  path: 'pages/frames/check',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: false,
  input: z.strictObject({ pageId: scalars.id, url: z.string().check(z.maxLength(2048), z.regex(/^https:\/\//)) }),
  /** null where it did not answer: then nobody knows. */
  output: z.object({ isRefused: z.nullable(z.boolean()) }),
  refusals: [...pageProofRefusals],
});
