import { type ActorTable, actors, anyone, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { classReadRefusals, classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { rankingListNames } from './lists.ts';

const count = z.int().check(z.nonnegative());

const row = z.object({
  place: z.int().check(z.positive()),
  /** Of somebody who wants to be on it; nobody learns who that is. */
  alias: z.string(),
  /** Points, milliseconds, words, or turns with seconds (`readTurns`), as the list says. */
  value: count,
  isOwn: z.boolean(),
});
export type RankingRow = z.output<typeof row>;

export const getRanking = defineCall({
  summary:
    'A list: who wants to be on it, by alias, the best first. Whoever is signed in also learns their own place, and who stands beside it.',
  method: 'GET',
  path: 'rankings/get',
  access: anyone,
  actors: actors(200, { initialPassword: 403 }),
  mutates: false,
  input: z.strictObject({ list: z.enum(rankingListNames) }),
  output: z.object({
    rows: z.array(row),
    /** Null for visitors and for who has nothing in the list. */
    own: z.nullable(z.object({ place: z.int().check(z.positive()), value: count, around: z.array(row) })),
  }),
});

const ownRanking = z.object({
  /** Under which one would stand there. */
  alias: z.string(),
  isListed: z.boolean(),
  /** Whether a class of today lets its children be listed. */
  mayBeListed: z.boolean(),
});
export type OwnRanking = z.output<typeof ownRanking>;

export const getOwnRanking = defineCall({
  summary: 'The alias of the signed-in person, and whether they are on the lists.',
  method: 'GET',
  path: 'rankings/own',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: ownRanking,
});

export const setOwnRanking = defineCall({
  summary: 'Be on the lists or not; `newAlias` draws another one.',
  method: 'POST',
  path: 'rankings/own/set',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  input: z.strictObject({ isListed: z.boolean(), newAlias: z.boolean() }),
  output: ownRanking,
});

const members = { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 } as const;
const writers: ActorTable = signedInActors(404, { ...members, pupilOwner: 403, pupilSameClass: 403, schoolAdminOwn: 403 });

export const getClassLights = defineCall({
  summary: 'The goal of a class: how many of its children practised this week, each weighing the same; no names.',
  method: 'GET',
  path: 'rankings/class',
  access: signedIn,
  actors: signedInActors(404, members),
  mutates: false,
  input: z.strictObject({ classId: scalars.id }),
  output: z.object({
    className: z.string(),
    children: count,
    lit: count,
    /** Whether the caller’s own light burns; null for who is no child of the class. */
    isOwnLit: z.nullable(z.boolean()),
    /** Whether its children may be on the public lists. */
    isListed: z.boolean(),
    canSet: z.boolean(),
  }),
  refusals: [...classReadRefusals],
});

export const setClassRanking = defineCall({
  summary: 'Let the children of a class be on the public lists, or not.',
  method: 'POST',
  path: 'rankings/class/set',
  access: signedIn,
  actors: writers,
  mutates: true,
  input: z.strictObject({ classId: scalars.id, isListed: z.boolean() }),
  output: scalars.done,
  refusals: [...classWriteRefusals],
});
