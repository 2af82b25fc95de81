import { defineCall, scalars, signedIn } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { keepers } from './locks.ts';
import { gameStates } from './play.ts';

const ledTeam = z.object({
  id: scalars.id,
  name: z.string(),
  state: z.enum(gameStates),
  opened: z.int(),
  /** Name of the lock before which it stands; null where there is none. */
  lockTitle: z.nullable(z.string()),
  seconds: z.int(),
  secondsAtLock: z.int(),
  hints: z.int(),
  wrong: z.int(),
});
export type LedTeam = z.output<typeof ledTeam>;

const call = { access: signedIn, actors: keepers } as const;
const found = ['BREAKOUT_NOT_FOUND', 'BREAKOUT_FORBIDDEN'] as const;
const round = z.object({ locks: z.int(), isStarted: z.boolean(), isEnded: z.boolean(), teams: z.array(ledTeam) });
export type BreakoutRound = z.output<typeof round>;

export const getBreakoutTeams = defineCall({
  ...call,
  summary: 'All teams of a breakout and how each stands, for those who change its page.',
  method: 'GET',
  path: 'breakouts/teams/{blockId}',
  mutates: false,
  input: z.strictObject({ blockId: scalars.id }),
  output: round,
  refusals: [...found],
});

export const changeBreakoutRound = defineCall({
  ...call,
  summary: 'Let all teams that wait begin at once, end the game for everybody, or clear it for the next class.',
  method: 'POST',
  path: 'breakouts/round/change',
  mutates: true,
  input: z.strictObject({ blockId: scalars.id, to: z.enum(['started', 'ended', 'cleared']) }),
  output: round,
  refusals: [...found],
});

export const changeBreakoutTeam = defineCall({
  ...call,
  summary: 'Pause a team, let it go on, send it back to the first lock, or take it out of the game.',
  method: 'POST',
  path: 'breakouts/team/change',
  mutates: true,
  input: z.strictObject({ blockId: scalars.id, teamId: scalars.id, to: z.enum(['paused', 'going', 'reset', 'removed']) }),
  output: round,
  refusals: [...found, 'BREAKOUT_TEAM_GONE'],
});
