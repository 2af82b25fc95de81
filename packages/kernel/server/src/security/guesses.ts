import type { CallContext } from '../calls/context.ts';
import { refuse } from '../refusal.ts';

/** The network that somebody asks from, as a keyed hash: it says whether two are in the same house, and not where. */
export function houseOf({ request, signer }: Pick<CallContext<never>, 'request' | 'signer'>, purpose: string): string {
  return signer.seal(purpose, request.ip);
}

interface GuessLimits {
  /** Names the counters, and is the purpose of the houses that were stored. */
  readonly name: string;
  readonly wrongPerMinute: number;
  readonly ownHousePerMinute: number;
}

type Asking = Pick<CallContext<never>, 'actor' | 'request' | 'signer' | 'rateLimiter'>;

/**
 * Bounds how often somebody tries codes that can be typed: one person, or one address without a session. A whole school types behind one
 * address, and a child who tries codes must not lock the others out: codes that were made in the same house have a limit of their own,
 * which nobody reaches by typing. A code that was right costs nothing: `house` is that of the found one, null where there is none.
 */
export async function boundGuesses(
  context: Asking,
  { name, wrongPerMinute, ownHousePerMinute }: GuessLimits,
  house: string | null,
): Promise<void> {
  const { actor, rateLimiter } = context;
  const here = houseOf(context, `${name}-house`);
  const isOwn = house === here;
  const rule = { name: `${name}-${isOwn ? 'own-house' : 'wrong'}`, points: isOwn ? ownHousePerMinute : wrongPerMinute, perSeconds: 60 };
  const key = isOwn || actor.kind !== 'user' ? here : actor.userId;
  const seconds = await rateLimiter.take(rule, key);
  if (seconds > 0) refuse('TOO_MANY_REQUESTS', { details: { seconds } });
  if (house !== null) await rateLimiter.giveBack(rule, key);
}
