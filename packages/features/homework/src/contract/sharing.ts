import { classWriteRefusals } from '@pausenplatz/schools/contract';
import { planWriteRefusals } from './proof-refusals.ts';
import { defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { shareSecret } from './plan.ts';
import { changing } from './tasks.ts';

const share = z.object({ id: scalars.id, createdAt: scalars.timestamp, lastUsedAt: z.nullable(scalars.timestamp) });

export const listShares = defineCall({
  ...changing,
  method: 'POST',
  summary: 'The live shares of a class; their secrets were shown once and are not kept.',
  path: 'homework/share/list',
  mutates: false,
  input: z.strictObject({ schoolClassId: scalars.id }),
  output: z.object({ shares: z.array(share) }),
  refusals: [...classWriteRefusals, ...planWriteRefusals],
});

export const createShare = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Let whoever has the answered secret read the plan of a class without names, for blocks on public pages.',
  path: 'homework/share/create',
  input: z.strictObject({ schoolClassId: scalars.id }),
  output: z.object({ share, secret: shareSecret }),
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'TOO_MANY_SHARES'],
});

export const revokeShare = defineCall({
  ...changing,
  method: 'POST',
  summary: 'End a share; its secret opens nothing from now on.',
  path: 'homework/share/revoke',
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'SHARE_NOT_FOUND'],
});

const own = {
  access: onlyRoles('Teacher', 'Pupil'),
  actors: signedInActors(200, { private: 403, schoolAdminOwn: 403, schoolAdminOther: 403 }),
} as const;

export const getFeed = defineCall({
  ...own,
  summary: 'Whether a calendar feed of the own plan is live, and since when.',
  method: 'POST',
  path: 'homework/feed/get',
  mutates: false,
  input: scalars.nothing,
  output: z.object({ createdAt: z.nullable(scalars.timestamp), lastReadAt: z.nullable(scalars.timestamp) }),
});

export const createFeed = defineCall({
  ...own,
  summary: 'Make the secret address of the own calendar feed; an older address ends.',
  method: 'POST',
  path: 'homework/feed/create',
  mutates: true,
  input: scalars.nothing,
  output: z.object({ url: z.string() }),
});

export const revokeFeed = defineCall({
  ...own,
  summary: 'End the own calendar feed.',
  method: 'POST',
  path: 'homework/feed/revoke',
  mutates: true,
  input: scalars.nothing,
  output: scalars.done,
});
