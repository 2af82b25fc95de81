import { pageProofRefusals } from './proof-refusals.ts';
import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { fence } from './editing.ts';
import { pageLimits } from './limits.ts';
import { block, blockPlaces } from './page.ts';

const changers = { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 } as const;
const onPage = { pageId: scalars.id, fence } as const;
const oneBlock = z.strictObject({ ...onPage, blockId: scalars.id });

/** Checked against the schema of the block's type before it is stored. */
const settings = z.record(z.string(), z.unknown());
const place = z.optional(z.enum(blockPlaces));
const saved = z.object({ block, revision: z.number() });
const revised = z.object({ revision: z.number() });

const shared = {
  method: 'POST',
  access: signedIn,
  actors: signedInActors(404, changers),
  mutates: true,
  bodyLimitBytes: pageLimits.blockBytes,
} as const;

export const addBlock = defineCall({
  ...shared,
  summary: 'Add a block behind another one (null: at the top); settings start as the type says.',
  path: 'pages/block/add',
  idempotent: true,
  input: z.strictObject({
    ...onPage,
    type: z.string().check(scalars.atMost(40)),
    settings: z.optional(settings),
    afterId: z.nullable(scalars.id),
    place,
  }),
  output: saved,
  refusals: [
    ...pageProofRefusals,
    'BLOCK_NOT_ALLOWED',
    'BLOCK_NOT_FOUND',
    'BLOCK_SETTINGS_INVALID',
    'BLOCK_TYPE_UNKNOWN',
    'EDIT_FENCE_STALE',
    'FILE_NOT_FOUND',
    'PAGE_TOO_LARGE',
    'TOO_MANY_BLOCKS',
  ],
});

export const updateBlock = defineCall({
  ...shared,
  summary: 'Replace the settings of a block.',
  path: 'pages/block/update',
  /** `base` is what the writing began from: words that somebody else wrote since are never gone over. */
  input: z.strictObject({ ...onPage, blockId: scalars.id, settings, base: z.optional(settings) }),
  output: saved,
  refusals: [
    ...pageProofRefusals,
    'BLOCK_CHANGED',
    'BLOCK_NOT_FOUND',
    'BLOCK_SETTINGS_INVALID',
    'BLOCK_TYPE_UNKNOWN',
    'EDIT_FENCE_STALE',
    'FILE_NOT_FOUND',
    'PAGE_TOO_LARGE',
  ],
});

export const moveBlock = defineCall({
  ...shared,
  summary: 'Move a block behind another one (null: to the top), and those that go along behind it.',
  path: 'pages/block/move',
  input: z.strictObject({
    ...onPage,
    blockId: scalars.id,
    afterId: z.nullable(scalars.id),
    /** Without it the block stays over the whole width, or in its column. */
    place,
    /** The blocks of a section follow its title. */
    along: z.optional(z.array(scalars.id).check(scalars.atMost(pageLimits.blocksPerPage))),
  }),
  output: saved,
  refusals: [...pageProofRefusals, 'BLOCK_NOT_FOUND', 'EDIT_FENCE_STALE'],
});

export const deleteBlock = defineCall({
  ...shared,
  summary: 'Take a block off the page; it can be restored for 60 days.',
  path: 'pages/block/delete',
  input: oneBlock,
  output: revised,
  refusals: [...pageProofRefusals, 'BLOCK_NOT_FOUND', 'EDIT_FENCE_STALE'],
});

export const restoreBlock = defineCall({
  ...shared,
  summary: 'Bring a deleted block back to where it stood.',
  path: 'pages/block/restore',
  input: oneBlock,
  output: saved,
  refusals: [...pageProofRefusals, 'BLOCK_NOT_FOUND', 'EDIT_FENCE_STALE', 'PAGE_TOO_LARGE', 'TOO_MANY_BLOCKS'],
});
