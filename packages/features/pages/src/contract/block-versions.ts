import { shownFile } from '@pausenplatz/documents/contract';
import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { fence } from './editing.ts';
import { pageLimits } from './limits.ts';
import { block } from './page.ts';
import { pageProofRefusals } from './proof-refusals.ts';

const changers = { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 } as const;

const version = z.object({
  id: scalars.id,
  /** Who wrote it so; null: nobody knows any more. */
  by: z.nullable(z.string()),
  /** When it was written so; null where it stood there before anybody noted that. */
  at: z.nullable(scalars.timestamp),
  /** Until when it stood there. */
  until: scalars.timestamp,
});
export type BlockVersion = z.output<typeof version>;

export const listBlockVersions = defineCall({
  summary: 'What a block was before, the newest first, for who may change the page.',
  method: 'GET',
  path: 'pages/block/versions/list/{blockId}',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: false,
  input: z.strictObject({ blockId: scalars.id }),
  output: z.object({ versions: z.array(version).check(scalars.atMost(pageLimits.versionsPerBlock)) }),
  refusals: [...pageProofRefusals],
});

export const getBlockVersion = defineCall({
  summary: 'One earlier version of a block, to look at.',
  method: 'GET',
  path: 'pages/block/versions/get/{id}',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ type: z.string(), settings: z.record(z.string(), z.unknown()), files: z.record(z.string(), shownFile) }),
  refusals: [...pageProofRefusals, 'BLOCK_VERSION_NOT_FOUND'],
});

export const restoreBlockVersion = defineCall({
  summary: 'Write a block again as it was; what stands there now becomes a version in its turn.',
  method: 'POST',
  path: 'pages/block/versions/restore',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  input: z.strictObject({ pageId: scalars.id, fence, blockId: scalars.id, versionId: scalars.id }),
  output: z.object({ block, revision: z.number() }),
  refusals: [
    ...pageProofRefusals,
    'BLOCK_NOT_FOUND',
    'BLOCK_SETTINGS_INVALID',
    'BLOCK_TYPE_UNKNOWN',
    'BLOCK_VERSION_NOT_FOUND',
    'EDIT_FENCE_STALE',
    'PAGE_TOO_LARGE',
  ],
});
