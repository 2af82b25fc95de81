import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { groupTypes, pageBrief } from './page.ts';
import { pageProofRefusals } from './proof-refusals.ts';

export const copyPage = defineCall({
  summary:
    'Copy a page with its blocks, without its link and the pages below it, into a group that one may add pages to; what its people made goes along where that is wanted.',
  method: 'POST',
  path: 'pages/copy',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 }),
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    id: scalars.id,
    groupForType: z.enum(groupTypes),
    groupForId: scalars.id,
    /** Cards, entries of lists and texts of pads, as far as all of the page see them. */
    withEntries: z.optional(z.boolean()),
  }),
  output: pageBrief,
  refusals: [...pageProofRefusals, 'GROUP_NOT_FOUND', 'PAGE_ENTRIES_CLOSED', 'TOO_MANY_PAGES'],
});
