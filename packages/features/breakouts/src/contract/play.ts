import { shownFile } from '@pausenplatz/documents/contract';
import { actors, anyone, defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { breakoutLimits as limits } from './limits.ts';
import { lockAnswer, lockMechanism } from './mechanisms.ts';

/** A page of class 3a that the class alone reads: those who belong to it play. */
const players = actors(404, {
  pupilOwner: 200,
  pupilSameClass: 200,
  teacherOfClass: 200,
  schoolAdminOwn: 200,
  initialPassword: 403,
});

/** Random, held by the device that plays; whoever has it is the team, and nothing more is known of them. */
const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

const nextHint = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request') }),
  z.object({ kind: z.literal('time'), inSeconds: z.int() }),
]);
export type NextHint = z.output<typeof nextHint>;

const shownLock = z.object({
  id: scalars.id,
  title: z.string(),
  story: z.string(),
  task: z.string(),
  alt: z.string(),
  picture: z.nullable(shownFile),
  audio: z.nullable(shownFile),
  mechanism: lockMechanism,
  /** Those that are open. */
  hints: z.array(z.string()),
  nextHint: z.nullable(nextHint),
  /** Wrong answers at this lock. */
  wrong: z.int(),
  /** Seconds until somebody may try again. */
  waits: z.int(),
});
export type ShownLock = z.output<typeof shownLock>;

export const gameStates = ['waiting', 'playing', 'paused', 'finished', 'ended'] as const;
export type GameState = (typeof gameStates)[number];

/** A team in its breakout as it stands: what is open, and the one lock before which it stands. */
export const breakoutGame = z.object({
  teamId: scalars.id,
  name: z.string(),
  /** Another device of the team joins by it. */
  code: z.string(),
  state: z.enum(gameStates),
  opened: z.int(),
  locks: z.int(),
  /** Played until now, without pauses. */
  seconds: z.int(),
  wrong: z.int(),
  hints: z.int(),
  /** Null while there is nothing to open. */
  lock: z.nullable(shownLock),
  /** Null until the last lock is open. */
  ending: z.nullable(z.string()),
});
export type BreakoutGame = z.output<typeof breakoutGame>;

const call = { method: 'POST', access: anyone, actors: players } as const;
const found = ['BREAKOUT_NOT_FOUND'] as const;
const begun = z.object({ token, game: breakoutGame });

export const enterBreakout = defineCall({
  ...call,
  summary: 'Whether who asks may play, and whether they lead the game; nothing of any lock but how many there are.',
  method: 'GET',
  path: 'breakouts/enter/{blockId}',
  mutates: false,
  input: z.strictObject({ blockId: scalars.id }),
  output: z.object({ isKeeper: z.boolean(), locks: z.int(), isEnded: z.boolean() }),
  refusals: [...found],
});

export const beginBreakout = defineCall({
  ...call,
  summary: 'Begin as a team under a name; the answer holds the only copy of the token by which this device goes on.',
  path: 'breakouts/team/begin',
  mutates: true,
  input: z.strictObject({ blockId: scalars.id, name: scalars.text(limits.teamNameMaximum) }),
  output: begun,
  refusals: [...found, 'BREAKOUT_EMPTY', 'BREAKOUT_ENDED', 'BREAKOUT_NAME_TAKEN', 'BREAKOUT_TOO_MANY', 'TOO_MANY_REQUESTS'],
});

export const joinBreakout = defineCall({
  ...call,
  summary: 'Go on as a team on one more device, by the code that its other devices show.',
  path: 'breakouts/team/join',
  mutates: true,
  input: z.strictObject({ blockId: scalars.id, code: z.string().check(z.trim(), scalars.atMost(20)) }),
  output: begun,
  refusals: [...found, 'BREAKOUT_CODE_WRONG', 'TOO_MANY_REQUESTS'],
});

export const getBreakoutGame = defineCall({
  ...call,
  summary: 'How a team stands, by the token of one of its devices.',
  path: 'breakouts/game',
  mutates: false,
  input: z.strictObject({ blockId: scalars.id, token }),
  output: z.object({ game: breakoutGame }),
  refusals: [...found, 'BREAKOUT_TEAM_GONE'],
});

export const tryBreakoutLock = defineCall({
  ...call,
  summary: 'Try to open the lock before which a team stands; judged on the server, and after some wrong answers only once in a while.',
  path: 'breakouts/lock/try',
  mutates: true,
  input: z.strictObject({ blockId: scalars.id, token, lockId: scalars.id, answer: lockAnswer }),
  output: z.object({ isRight: z.boolean(), game: breakoutGame }),
  refusals: [...found, 'BREAKOUT_TEAM_GONE', 'BREAKOUT_NOT_PLAYING', 'BREAKOUT_LOCK_PASSED', 'BREAKOUT_WAIT', 'TOO_MANY_REQUESTS'],
});

export const askBreakoutHint = defineCall({
  ...call,
  summary: 'Open the next hint of the lock, where it opens on request.',
  path: 'breakouts/hint/ask',
  mutates: true,
  /** `shown` is how many hints the device shows: two who ask at once open one. */
  input: z.strictObject({ blockId: scalars.id, token, lockId: scalars.id, shown: z.int().check(z.gte(0), z.lte(limits.hints)) }),
  output: z.object({ game: breakoutGame }),
  refusals: [...found, 'BREAKOUT_TEAM_GONE', 'BREAKOUT_NOT_PLAYING', 'BREAKOUT_LOCK_PASSED', 'BREAKOUT_NO_HINT'],
});
