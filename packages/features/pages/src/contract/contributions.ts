import { shownFile } from '@pausenplatz/documents/contract';
import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageLimits } from './limits.ts';
import { pageProofRefusals } from './proof-refusals.ts';

/** An entry as the block's list holds it, without its id; the server checks it against the schema of the block's type. */
const entry = z.record(z.string(), z.unknown());

const contributionStates = ['waiting', 'released', 'declined'] as const;

export type ContributionState = (typeof contributionStates)[number];

const contribution = z.object({
  id: scalars.id,
  entry,
  state: z.enum(contributionStates),
  /** Who suggested it, for those who decide; null where that account is gone. */
  by: z.nullable(z.string()),
  isOwn: z.boolean(),
  at: scalars.timestamp,
});
export type Contribution = z.output<typeof contribution>;

const members = { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 } as const;

export const listContributions = defineCall({
  summary: 'What was suggested for a block: one’s own, or everybody’s for those who may change the page; what waits comes first.',
  method: 'GET',
  path: 'pages/contributions/list/{blockId}',
  access: signedIn,
  actors: signedInActors(404, members),
  mutates: false,
  input: z.strictObject({ blockId: scalars.id }),
  output: z.object({
    /** Belongs to the page, and the block takes suggestions. */
    mayAdd: z.boolean(),
    mayDecide: z.boolean(),
    contributions: z.array(contribution).check(scalars.atMost(pageLimits.contributionsListed)),
    /** What they show, by id. */
    files: z.record(z.string(), shownFile),
  }),
  refusals: ['PAGE_NOT_FOUND'],
});

export const addContribution = defineCall({
  summary: 'Suggest an entry for a block; who may change the page decides whether it is shown.',
  method: 'POST',
  path: 'pages/contributions/add',
  access: signedIn,
  actors: signedInActors(404, members),
  mutates: true,
  idempotent: true,
  input: z.strictObject({ blockId: scalars.id, entry }),
  output: z.object({ id: scalars.id }),
  refusals: ['PAGE_NOT_FOUND', 'PAGE_FORBIDDEN', 'CONTRIBUTIONS_CLOSED', 'CONTRIBUTION_INVALID', 'CONTRIBUTIONS_WAITING', 'FILE_NOT_FOUND'],
});

export const decideContribution = defineCall({
  summary: 'Put a suggested entry onto the page, or leave it out.',
  method: 'POST',
  path: 'pages/contributions/decide',
  access: signedIn,
  actors: signedInActors(404, { ...members, pupilOwner: 403, pupilSameClass: 403 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id, released: z.boolean() }),
  output: scalars.done,
  refusals: [...pageProofRefusals, 'CONTRIBUTION_NOT_FOUND', 'CONTRIBUTION_DECIDED', 'CONTRIBUTION_NO_ROOM', 'PAGE_TOO_LARGE'],
});

export const removeContribution = defineCall({
  summary: 'Take an own suggestion back, or away once it was left out.',
  method: 'POST',
  path: 'pages/contributions/remove',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['CONTRIBUTION_NOT_FOUND', 'CONTRIBUTION_DECIDED'],
});

export const zipGallery = defineCall({
  summary: 'An address, good for five minutes, under which all pictures of a gallery lie in one zip; for those who belong to its page.',
  method: 'POST',
  path: 'pages/gallery/zip',
  access: signedIn,
  actors: signedInActors(404, members),
  mutates: false,
  input: z.strictObject({ blockId: scalars.id }),
  output: z.object({ url: z.string() }),
  refusals: ['PAGE_NOT_FOUND', 'PAGE_FORBIDDEN', 'GALLERY_EMPTY', 'TOO_MANY_REQUESTS'],
});
