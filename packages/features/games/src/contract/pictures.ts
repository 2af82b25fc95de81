import { type ActorTable, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { gamesLimits as limits } from './limits.ts';
import { picture } from './memory.ts';

/** A picture of a set: what is on it is its card’s name, and its word. */
const written = {
  fileId: scalars.id,
  name: scalars.text(limits.pictureName),
  /** Its other half is the word; otherwise the same picture. */
  hasWord: z.boolean(),
} as const;

const shown = z.object({ ...written, picture });
export type ShownPicture = z.output<typeof shown>;

const owner: ActorTable = signedInActors(404, { pupilOwner: 200 });
const notFound = ['GAMES_PICTURES_NOT_FOUND'] as const;

export const getPictureSets = defineCall({
  summary: 'The sets of pictures that somebody made for the memory, the newest first.',
  method: 'GET',
  path: 'games/pictures',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    sets: z.array(
      z.object({
        id: scalars.id,
        title: z.string(),
        /** The first of them. */
        pictures: z.array(picture),
        pairs: z.int(),
        classIds: z.array(scalars.id),
      }),
    ),
  }),
});

export const getPictureSet = defineCall({
  summary: 'One’s own set of pictures, to be changed.',
  method: 'GET',
  path: 'games/pictures/{id}',
  access: signedIn,
  actors: owner,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ id: scalars.id, title: z.string(), pictures: z.array(shown), classIds: z.array(scalars.id) }),
  refusals: notFound,
});

export const savePictureSet = defineCall({
  summary: 'Make a set of pictures, or write one’s own anew; those who teach lend it to their classes.',
  method: 'POST',
  path: 'games/pictures/save',
  access: signedIn,
  // The example shows a picture of the first actor.
  actors: owner,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    /** Null for a new one. */
    id: z.nullable(scalars.id),
    title: scalars.text(limits.pictureTitle),
    pictures: z.array(z.strictObject(written)).check(z.minLength(limits.picturesLeast), scalars.atMost(limits.picturesMost)),
    classIds: z.array(scalars.id).check(scalars.atMost(limits.pictureClasses)),
  }),
  output: z.object({ id: scalars.id }),
  refusals: [
    ...notFound,
    'GAMES_PICTURES_MANY',
    'GAMES_PICTURES_SAME',
    'FILE_NOT_FOUND',
    'CLASS_NOT_FOUND',
    'CLASS_FORBIDDEN',
    'CLASS_ARCHIVED',
  ],
});

export const deletePictureSet = defineCall({
  summary: 'Put one’s own set of pictures into the trash, or fetch it back.',
  method: 'POST',
  path: 'games/pictures/delete',
  access: signedIn,
  actors: owner,
  mutates: true,
  input: z.strictObject({ id: scalars.id, isDeleted: z.boolean() }),
  output: scalars.done,
  refusals: [...notFound, 'GAMES_PICTURES_MANY'],
});
