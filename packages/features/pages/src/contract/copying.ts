import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { groupTypes, pageBrief } from './page.ts';
import { pageProofRefusals } from './proof-refusals.ts';

export const copyPage = defineCall({
  summary: 'Copy a page with its blocks, without its link and the pages below it, into a group that one may add pages to.',
  method: 'POST',
  path: 'pages/copy',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 }),
  mutates: true,
  idempotent: true,
  input: z.strictObject({ id: scalars.id, groupForType: z.enum(groupTypes), groupForId: scalars.id }),
  output: pageBrief,
  refusals: [...pageProofRefusals, 'GROUP_NOT_FOUND', 'TOO_MANY_PAGES'],
});
