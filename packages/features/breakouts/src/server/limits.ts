import { type CallContext, type RateRule, refuse } from '@pausenplatz/kernel-server';
import { breakoutLimits as limits } from '../contract/index.ts';
import type { BreakoutsTables } from './tables.ts';

/**
 * Who guesses begins more teams than one, since each team waits after some wrong answers. So wrong answers and beginnings count for the
 * person too; a whole class plays behind one address without accounts, and a child who guesses must not lock the others out for long.
 */
const wrongOfPerson: RateRule = { name: 'breakout-wrong', points: limits.wrongPerPerson, perSeconds: 60 };
const wrongOfAddress: RateRule = { name: 'breakout-wrong-visitor', points: limits.wrongPerAddress, perSeconds: 60 };
const beginsOfPerson: RateRule = { name: 'breakout-begin', points: limits.beginsPerPerson, perSeconds: 600 };
const beginsOfAddress: RateRule = { name: 'breakout-begin-visitor', points: limits.beginsPerAddress, perSeconds: 600 };

type Asking = Pick<CallContext<BreakoutsTables>, 'actor' | 'rateLimiter' | 'request'>;

/** Counts a try before it is judged, so that many at once are counted too; what was right, or was not judged at all, is given back. */
export async function guess<Judged>(
  { actor, rateLimiter, request }: Asking,
  judge: () => Promise<Judged>,
  isRight: (judged: Judged) => boolean,
): Promise<Judged> {
  const [rule, key] = actor.kind === 'user' ? [wrongOfPerson, actor.userId] : [wrongOfAddress, request.ip];
  refuseTooMany(await rateLimiter.take(rule, key));
  let isCounted = false;
  try {
    const judged = await judge();
    isCounted = !isRight(judged);
    return judged;
  } finally {
    if (!isCounted) await rateLimiter.giveBack(rule, key);
  }
}

export async function takeBeginning({ actor, rateLimiter, request }: Asking): Promise<void> {
  const [rule, key] = actor.kind === 'user' ? [beginsOfPerson, actor.userId] : [beginsOfAddress, request.ip];
  refuseTooMany(await rateLimiter.take(rule, key));
}

function refuseTooMany(seconds: number): void {
  if (seconds > 0) refuse('TOO_MANY_REQUESTS', { details: { seconds } });
}
