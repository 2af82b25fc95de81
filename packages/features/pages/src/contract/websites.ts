import { storedFile } from '@pausenplatz/documents/contract';
import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageProofRefusals } from './proof-refusals.ts';

const changers = { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 } as const;

export const findLinkIcon = defineCall({
  summary: 'Ask a website for its sign, which becomes a file of who asks; readers of the page ask nobody.',
  method: 'POST',
  path: 'pages/links/icon',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: z.strictObject({ pageId: scalars.id, url: z.string().check(scalars.atMost(2048), z.regex(/^https?:\/\//)) }),
  /** null where the website does not answer, or has none that can be drawn. */
  output: z.object({ picture: z.nullable(storedFile) }),
  refusals: [...pageProofRefusals],
});

export const checkFrame = defineCall({
  summary: 'Ask a website whether it may be shown in a frame of ours; for who changes the page.',
  method: 'GET',
  path: 'pages/frames/check',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: false,
  input: z.strictObject({ pageId: scalars.id, url: z.string().check(scalars.atMost(2048), z.regex(/^https:\/\//)) }),
  /** null where it did not answer: then nobody knows. */
  output: z.object({ isRefused: z.nullable(z.boolean()) }),
  refusals: [...pageProofRefusals],
});
