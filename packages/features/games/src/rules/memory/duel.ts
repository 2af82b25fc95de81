import { type Duel, type DuelState, gamesLimits as limits } from '../../contract/index.ts';

/** A duel as it is stored: what a clock says about it is not. */
interface DuelFacts {
  readonly state: DuelState;
  readonly invitedAt: Date;
  /** When each of the two gave the last sign. */
  readonly seenAt: readonly [Date, Date];
  /** Their class lets them play against each other. */
  readonly isAllowed: boolean;
}

/** Until when somebody is waited for; a moment ago they were still here. */
const waitedUntil = (seenAt: Date): number => seenAt.getTime() + limits.duelHereMs + limits.duelAwayMs;

/** How long who is away is still waited for, in milliseconds; null while they are here. */
export function awayMsLeft(seenAt: Date, now: Date): number | null {
  if (now.getTime() - seenAt.getTime() < limits.duelHereMs) return null;
  return Math.max(0, waitedUntil(seenAt) - now.getTime());
}

/** How a duel stands at a moment: invitations end by themselves, and so does a game that nobody came back to. */
export function duelStateAt({ state, invitedAt, seenAt, isAllowed }: DuelFacts, now: Date): DuelState {
  if (state !== 'invited' && state !== 'playing') return state;
  if (!isAllowed) return 'closed';
  if (state === 'invited') return now.getTime() - invitedAt.getTime() < limits.duelAnswerMs ? state : 'expired';
  return seenAt.every((one) => now.getTime() < waitedUntil(one)) ? state : 'away';
}

/** Since when somebody counts as seen who says that they go. */
export const seenWhenLeaving = (now: Date): Date => new Date(now.getTime() - limits.duelHereMs);

/** How long what was turned over last is still shown, in milliseconds; null where it is not. */
export function sightMsLeft(last: 'first' | 'pair' | 'miss' | null, turnedAt: Date | null, now: Date): number | null {
  if (turnedAt === null || (last !== 'miss' && last !== 'pair')) return null;
  const left = turnedAt.getTime() + limits.duelSightMs - now.getTime();
  return left > 0 ? left : null;
}

/** A duel once what was turned over last has gone out of sight, as the server would tell it then. */
export function afterSight(duel: Duel): Duel {
  const { cards, last } = duel;
  const covered = cards.map((card) => {
    if (card.state === 'taken') return { ...card, face: null };
    return last?.kind === 'miss' ? ({ state: 'covered' } as const) : card;
  });
  return { ...duel, cards: covered, last: last?.kind === 'miss' ? { ...last, faces: [] } : last, sightMs: null };
}

/** How long somebody is waited for, as people say it: whole minutes, at the end tens of seconds. */
export function waitSteps(ms: number): { readonly minutes: number } | { readonly seconds: number } {
  return ms > 60_000 ? { minutes: Math.ceil(ms / 60_000) } : { seconds: Math.max(10, Math.ceil(ms / 10_000) * 10) };
}
