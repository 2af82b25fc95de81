import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { page } from './page.ts';
import { pageProofRefusals } from './proof-refusals.ts';

/** As whom one can look at a page: a pupil of its class or school, somebody with its link, or anybody. */
export const pageReaders = ['pupil', 'link', 'everybody'] as const;
export type PageReader = (typeof pageReaders)[number];

export const viewPageAs = defineCall({
  summary: 'A page as a reader of another kind sees it once it is shown; null: they do not. For those who may change the page.',
  method: 'GET',
  path: 'pages/view-as/get/{id}',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 }),
  mutates: false,
  input: z.strictObject({ id: scalars.id, reader: z.enum(pageReaders) }),
  output: z.object({ page: z.nullable(page) }),
  refusals: [...pageProofRefusals],
});
