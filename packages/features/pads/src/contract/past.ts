import { type ActorTable, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pad } from './pads.ts';

/** Whoever changes the page alone: what was taken away may have been taken away for good reason. */
const keepers: ActorTable = signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 });

const pastVersion = z.object({
  id: scalars.id,
  at: scalars.timestamp,
  /** Who wrote since the one before; an empty name is somebody whose account is no more. */
  writers: z.array(z.string()),
  characters: z.int(),
  /** With what it begins. */
  beginning: z.string(),
});
export type PastVersion = z.output<typeof pastVersion>;

const found = ['PAD_NOT_FOUND', 'PAD_FORBIDDEN'] as const;

export const listPadVersions = defineCall({
  summary: 'What a pad was at earlier times and who wrote until then, the newest first; for who changes the page.',
  method: 'GET',
  path: 'pads/versions/{blockId}',
  access: signedIn,
  actors: keepers,
  mutates: false,
  input: z.strictObject({ blockId: scalars.id }),
  output: z.object({ versions: z.array(pastVersion) }),
  refusals: [...found],
});

export const getPadVersion = defineCall({
  summary: 'The whole text of an earlier time with who wrote what.',
  method: 'GET',
  path: 'pads/version/{blockId}/{versionId}',
  access: signedIn,
  actors: keepers,
  mutates: false,
  input: z.strictObject({ blockId: scalars.id, versionId: scalars.id }),
  output: z.object({ segments: pad.shape.segments, authors: pad.shape.authors }),
  refusals: [...found, 'PAD_VERSION_NOT_FOUND'],
});

export const restorePadVersion = defineCall({
  summary: 'Put the text of an earlier time back, as changes on top of all others; what stands there until now is kept as a version.',
  method: 'POST',
  path: 'pads/version/restore',
  access: signedIn,
  actors: keepers,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ blockId: scalars.id, versionId: scalars.id }),
  /** The version that leads back; null where nothing stood there. */
  output: z.object({ before: z.nullable(scalars.id) }),
  refusals: [...found, 'PAD_VERSION_NOT_FOUND'],
});
