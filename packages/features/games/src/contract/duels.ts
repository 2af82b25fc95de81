import { type ActorTable, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { classReadRefusals, classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { gamesLimits as limits } from './limits.ts';
import { face, lentKinds, memorySizes, readySets } from './memory.ts';

/**
 * How a duel stands. `expired`: nobody answered in time; `left`: somebody ended it; `away`: somebody did not come back in time; `closed`: a
 * teacher lets nobody of the class play against each other.
 */
const duelStates = ['invited', 'playing', 'finished', 'declined', 'withdrawn', 'expired', 'left', 'away', 'closed'] as const;
export type DuelState = (typeof duelStates)[number];

const side = z.enum(['me', 'other']);
export type DuelSide = z.output<typeof side>;

/** What a duel is laid out with; `id` for sets that a trainer lends. */
const duelSet = z.strictObject({ kind: z.enum([...readySets, ...lentKinds]), id: z.nullable(scalars.id) });
export type DuelSet = z.output<typeof duelSet>;

const duelFace = z.object({ ...face.shape, emoji: z.nullable(z.string()) });
export type DuelFace = z.output<typeof duelFace>;

/** A card as somebody may see it: one that is covered says nothing but that. */
const duelCard = z.discriminatedUnion('state', [
  z.object({ state: z.literal('covered') }),
  z.object({ state: z.literal('open'), face: duelFace }),
  /** `face` while the pair that was found last is still shown. */
  z.object({ state: z.literal('taken'), by: side, face: z.nullable(duelFace) }),
]);
export type DuelCard = z.output<typeof duelCard>;

/** Somebody of one’s own class. */
const person = z.object({ id: scalars.id, firstName: z.string(), lastName: z.string() });
export type DuelPerson = z.output<typeof person>;

const ms = z.int().check(z.nonnegative());
const pairs = z.int().check(z.nonnegative());

const brief = z.object({
  id: scalars.id,
  /** Grows with each thing that happens. */
  rev: z.int(),
  state: z.enum(duelStates),
  /** Who was asked: oneself or the other. */
  asked: side,
  other: person,
  classId: scalars.id,
  set: duelSet,
  /** Of a lent set; null for those of the product. */
  title: z.nullable(z.string()),
  size: z.enum(memorySizes),
  /** How long an invitation still waits; null once it was answered. */
  waitsMs: z.nullable(ms),
});
export type DuelBrief = z.output<typeof brief>;

const duel = z.object({
  ...brief.shape,
  /** From the upper left; none before both have agreed. */
  cards: z.array(duelCard),
  turn: side,
  pairs: z.object({ me: pairs, other: pairs }),
  /** What was turned over last, with what of it may be seen now. */
  last: z.nullable(z.object({ kind: z.enum(['first', 'pair', 'miss']), by: side, faces: z.array(duelFace) })),
  /** How long two cards that do not belong together, or the pair that was found last, are still shown; null where nothing is. */
  sightMs: z.nullable(ms),
  /** How long the other, who is away, is still waited for; null while they are here. */
  otherAwayMs: z.nullable(ms),
});
export type Duel = z.output<typeof duel>;

const ofDuel = z.strictObject({ id: scalars.id });
const players: ActorTable = signedInActors(404, { pupilOwner: 200, pupilSameClass: 200 });
const members = signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 });

export const getDuels = defineCall({
  summary: 'The invitations that wait for an answer, and the duels that somebody plays now.',
  method: 'GET',
  path: 'games/duels',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ duels: z.array(brief) }),
});

export const getDuelPartners = defineCall({
  summary: 'Whom of a class one may invite to a duel, and whether its teachers let the class play against each other.',
  method: 'GET',
  path: 'games/duels/partners/{classId}',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ classId: scalars.id }),
  output: z.object({
    isAllowed: z.boolean(),
    /** May allow or forbid it. */
    canSet: z.boolean(),
    pupils: z.array(person),
    teachers: z.array(person),
  }),
  refusals: [...classReadRefusals],
});

export const setClassDuels = defineCall({
  summary: 'Let the people of a class one teaches play against each other, or not; what they play ends where they may not.',
  method: 'POST',
  path: 'games/duels/class',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, schoolAdminOwn: 403, teacherOfClass: 200 }),
  mutates: true,
  input: z.strictObject({ classId: scalars.id, isAllowed: z.boolean() }),
  output: scalars.done,
  refusals: [...classWriteRefusals],
});

export const inviteDuel = defineCall({
  summary: 'Invite somebody of a class to a duel; an earlier invitation of one’s own that still waits is withdrawn.',
  method: 'POST',
  path: 'games/duels/invite',
  access: signedIn,
  // The example invites a classmate of the first actor, who cannot invite themselves.
  actors: signedInActors(404, { pupilOwner: 200, pupilSameClass: 409, teacherOfClass: 200, schoolAdminOwn: 403 }),
  mutates: true,
  idempotent: true,
  input: z.strictObject({ classId: scalars.id, userId: scalars.id, set: duelSet, size: z.enum(memorySizes) }),
  output: z.object({ id: scalars.id }),
  refusals: [
    ...classReadRefusals,
    'CLASS_ARCHIVED',
    'GAMES_DUEL_OFF',
    'GAMES_DUEL_PARTNER',
    'GAMES_DUEL_DECLINED',
    'GAMES_DUEL_SET',
    'GAMES_DUEL_MANY',
    'GAMES_SET_NOT_FOUND',
    'GAMES_SET_SMALL',
  ],
});

export const answerDuel = defineCall({
  summary: 'Accept an invitation, which lays the cards out, or decline it.',
  method: 'POST',
  path: 'games/duels/answer',
  access: signedIn,
  actors: signedInActors(404, { pupilSameClass: 200 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id, accept: z.boolean() }),
  output: duel,
  refusals: ['GAMES_DUEL_NOT_FOUND', 'GAMES_DUEL_OVER', 'GAMES_SET_NOT_FOUND', 'GAMES_SET_SMALL'],
});

export const endDuel = defineCall({
  summary: 'Withdraw an invitation, or end a duel for both without a winner; one that has ended stays as it is.',
  method: 'POST',
  path: 'games/duels/end',
  access: signedIn,
  actors: players,
  mutates: true,
  input: ofDuel,
  output: duel,
  refusals: ['GAMES_DUEL_NOT_FOUND'],
});

export const getDuel = defineCall({
  summary: 'A duel as one of its two may see it: no answer holds a card that is covered.',
  method: 'GET',
  path: 'games/duels/{id}',
  access: signedIn,
  actors: players,
  mutates: false,
  input: ofDuel,
  output: duel,
  refusals: ['GAMES_DUEL_NOT_FOUND'],
});

export const turnDuelCard = defineCall({
  summary: 'Turn a card over, if it is one’s turn.',
  method: 'POST',
  path: 'games/duels/turn',
  access: signedIn,
  // The example is the turn of the first actor.
  actors: signedInActors(404, { pupilOwner: 200, pupilSameClass: 409 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id, place: z.int().check(z.gte(0), z.lt(limits.memoryCards)) }),
  output: duel,
  refusals: ['GAMES_DUEL_NOT_FOUND', 'GAMES_DUEL_OVER', 'GAMES_DUEL_TURN', 'GAMES_DUEL_CARD'],
});

export const keepDuelSeat = defineCall({
  summary: 'Say that one sits before a duel, or has gone away from it for a moment.',
  method: 'POST',
  path: 'games/duels/seat',
  access: signedIn,
  actors: players,
  mutates: true,
  input: z.strictObject({ id: scalars.id, isHere: z.boolean() }),
  output: duel,
  refusals: ['GAMES_DUEL_NOT_FOUND'],
});
