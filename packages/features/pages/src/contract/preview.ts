import { shownFile } from '@pausenplatz/documents/contract';
import { actors, anyone, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { block } from './page.ts';
import { pageProofRefusals } from './proof-refusals.ts';

export const getPreviewLink = defineCall({
  summary:
    'A sealed address at which a page that one may read is drawn without anything around it, as a visitor gets it; it lives for five minutes.',
  method: 'GET',
  path: 'pages/preview/link/{id}',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 }),
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ url: z.string() }),
  refusals: [...pageProofRefusals],
});

export const previewPage = defineCall({
  summary: 'A page for its preview, for whoever was given the sealed address, until that ends; everything else is not found.',
  method: 'GET',
  path: 'pages/preview/{id}',
  access: anyone,
  actors: actors(200, { initialPassword: 403 }),
  mutates: false,
  framed: true,
  limitsItself: true,
  input: z.strictObject({
    id: scalars.id,
    /** Second of the clock (Unix) after which the address is dead, and its seal. */
    until: z.string().check(z.regex(/^\d{1,12}$/)),
    s: z.string().check(z.minLength(1), scalars.atMost(200)),
  }),
  output: z.object({ id: scalars.id, title: z.string(), blocks: z.array(block), files: z.record(z.string(), shownFile) }),
  refusals: ['PAGE_NOT_FOUND'],
});
