import { actors, type ActorTable, anyone, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { padChange } from './change.ts';

/** A page of class 3a that the class alone reads: those who belong to it write; who changes it is the teacher, and the admin of the school. */
export const members: ActorTable = signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 });
const readers = actors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200, initialPassword: 403 });

/** Who wrote something, by the number under which the pad knows them; to readers who do not belong to the page nobody has one. */
const segment = z.object({ by: z.nullable(z.int()), text: z.string() });
export type PadSegment = z.output<typeof segment>;

const author = z.object({
  no: z.int(),
  /** Empty where the account is no more. */
  name: z.string(),
  isOwn: z.boolean(),
});
export type PadAuthor = z.output<typeof author>;

const rights = z.object({
  /** Belongs to the page, and so reads who wrote what. */
  isMember: z.boolean(),
  /** Changes the page, and so fetches back what was there. */
  isKeeper: z.boolean(),
  mayWrite: z.boolean(),
});
export type PadRights = z.output<typeof rights>;

export const pad = z.object({
  blockId: scalars.id,
  /** Grows by one with each change. */
  version: z.int(),
  rights,
  authors: z.array(author),
  segments: z.array(segment),
});
export type Pad = z.output<typeof pad>;

/** A change as the server took it in: over the text of the version before. */
const takenChange = z.object({
  version: z.int(),
  by: z.int(),
  /** With which its writer sent it. */
  key: z.string(),
  /** It goes on right behind words of its writer. */
  continues: z.boolean(),
  change: padChange,
});
export type TakenChange = z.output<typeof takenChange>;

const takenChanges = z.object({
  /** That of the text as it stands; there may be more changes than an answer holds. */
  version: z.int(),
  changes: z.array(takenChange),
  /** Who made them; whoever else wrote in the pad was told of before. */
  authors: z.array(author),
});
export type TakenChanges = z.output<typeof takenChanges>;

const onPad = z.strictObject({ blockId: scalars.id });
const version = z.int().check(z.gte(0));

export const getPad = defineCall({
  summary: 'A pad as it stands: to those who belong to its page with who wrote what, to other readers the text alone.',
  method: 'GET',
  path: 'pads/{blockId}',
  access: anyone,
  actors: readers,
  mutates: false,
  framed: true,
  input: onPad,
  output: z.object({ pad }),
  refusals: ['PAD_NOT_FOUND'],
});

export const getPadChanges = defineCall({
  summary: 'What was changed in a pad since a version, one change after the other.',
  method: 'POST',
  path: 'pads/changes',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ blockId: scalars.id, since: version }),
  output: takenChanges,
  refusals: ['PAD_NOT_FOUND', 'PAD_BASE_GONE'],
});

export const changePad = defineCall({
  summary: 'Write in a pad: a change over one of its versions is joined with all that came since; who wrote it is who asks.',
  method: 'POST',
  path: 'pads/change',
  access: signedIn,
  actors: members,
  mutates: true,
  input: z.strictObject({
    blockId: scalars.id,
    /** The version on which it was written. */
    base: version,
    /** Made once for this change: sent again with it, it is not taken in twice. */
    key: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,36}$/)),
    /** It goes on right behind words of its writer: where somebody else puts something in at the same place, it comes first. */
    continues: z.boolean(),
    change: padChange,
  }),
  output: takenChanges,
  refusals: [
    'PAD_NOT_FOUND',
    'PAD_FORBIDDEN',
    'PAD_CLOSED',
    'PAD_FULL',
    'PAD_AUTHORS_FULL',
    'PAD_CHANGE_WRONG',
    'PAD_BASE_GONE',
    'TOO_MANY_REQUESTS',
  ],
});
