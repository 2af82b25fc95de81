import { pageProofRefusals } from './proof-refusals.ts';
import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageBrief, releases, visibilities } from './page.ts';

const releasable = z.object({
  ...pageBrief.shape,
  /** The pupil whose page it is, as their teachers know them. */
  owner: z.object({ firstName: z.string(), lastName: z.string() }),
  className: z.string(),
  visibility: z.enum(visibilities),
  release: z.enum(releases),
  updatedAt: scalars.timestamp,
  /** Since when others than the class may read it; a change after that was not looked at. */
  releasedAt: z.nullable(scalars.timestamp),
});
export type Releasable = z.output<typeof releasable>;

/** A page of a class on which entries that somebody suggested wait. */
const suggestedOn = z.object({ ...pageBrief.shape, className: z.string(), waiting: z.int() });
export type SuggestedOn = z.output<typeof suggestedOn>;

export const listReleases = defineCall({
  summary: 'What waits for a teacher: pages of pupils to be shared further, and pages with suggested entries.',
  method: 'GET',
  path: 'pages/releases/list',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ pages: z.array(releasable), contributions: z.array(suggestedOn) }),
});

export const setRelease = defineCall({
  summary: 'Let others than the class read the page of a pupil, as far as it was looked at (`visibility`), or take that back.',
  method: 'POST',
  path: 'pages/releases/set',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id, released: z.boolean(), visibility: z.enum(visibilities) }),
  output: z.object({ release: z.enum(releases) }),
  refusals: ['PAGE_FORBIDDEN', 'PAGE_NOT_FOUND', 'RELEASE_NOT_WANTED'],
});

export const noteNarrowed = defineCall({
  summary: 'Take note of that fewer people than before may read a page; nobody is told any more.',
  method: 'POST',
  path: 'pages/sharing/narrowed/seen',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: [...pageProofRefusals],
});
