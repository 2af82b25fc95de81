import { actors, anyone, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageProofRefusals } from './proof-refusals.ts';

const changers = { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 } as const;

export const setShortLink = defineCall({
  summary: 'Make the short address of a page, or end it; a page that has one keeps it.',
  method: 'POST',
  path: 'pages/sharing/short/set',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: z.strictObject({ id: scalars.id, live: z.boolean() }),
  output: z.object({ code: z.nullable(z.string()) }),
  refusals: [...pageProofRefusals],
});

export const openShortLink = defineCall({
  summary: 'Where a short address leads, for whoever may read the page; with the secret of its shared link where it has one.',
  method: 'POST',
  path: 'pages/sharing/short/open',
  access: anyone,
  actors: actors(200, { initialPassword: 403 }),
  mutates: false,
  input: z.strictObject({ code: z.string().check(scalars.atMost(20)) }),
  output: z.object({ url: z.string(), link: z.nullable(z.string()) }),
  refusals: ['PAGE_NOT_FOUND', 'SHORT_LINK_CLOSED', 'SHORT_LINK_WRONG'],
});
