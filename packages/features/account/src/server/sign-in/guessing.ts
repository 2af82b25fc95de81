import type { CallContext, RateRule } from '@pausenplatz/kernel-server';
import { refuseTooMany } from '../account.ts';
import type { AccountTables } from '../tables.ts';

/** What guesses at one kind of secret are bounded by. */
export interface GuessLimits {
  /** Guesses at one account from one place: an address, or a device that its owner has used before. */
  readonly perPlace: RateRule;
  /** Instead of that, where nobody knows the place: a short wait for who mistypes on a new device, since `perAccount` bounds the quarter of an hour. */
  readonly perUnknownPlace?: RateRule;
  /** Guesses at one account from everywhere, known devices left out, so that nobody locks its owner out there. */
  readonly perAccount: RateRule;
  /** Guesses from one address at whatever account; a whole school sits behind one, so the bound is wide. */
  readonly perAddress?: RateRule;
}

interface Guess {
  /** Whose secret it is: an id, or the name that was typed. */
  readonly account: string;
  /** Stands for a device on which this very person was signed in before; null elsewhere. */
  readonly knownDevice: string | null;
}

/**
 * Judges a guess: the points are taken before, so that a burst of a hundred counts as a hundred, and given back where the guess was
 * right. Refuses while a limit lasts; null means wrong.
 */
export async function judgeGuess<Right>(
  { rateLimiter, request }: Pick<CallContext<AccountTables>, 'rateLimiter' | 'request'>,
  limits: GuessLimits,
  { account, knownDevice }: Guess,
  judge: () => Promise<Right | null>,
): Promise<Right | null> {
  const counted: [RateRule, string][] = [];
  if (knownDevice !== null) counted.push([limits.perPlace, `${account} device ${knownDevice}`]);
  else {
    counted.push([limits.perUnknownPlace ?? limits.perPlace, `${account} address ${request.ip}`]);
    counted.push([limits.perAccount, account]);
    if (limits.perAddress) counted.push([limits.perAddress, request.ip]);
  }
  const taken: typeof counted = [];
  const giveBack = async () => {
    for (const [rule, key] of taken) await rateLimiter.giveBack(rule, key);
  };
  for (const [rule, key] of counted) {
    const seconds = await rateLimiter.take(rule, key);
    // What was refused was no guess, and does not make anybody wait longer elsewhere.
    if (seconds > 0) await giveBack();
    refuseTooMany(seconds);
    taken.push([rule, key]);
  }
  const right = await judge();
  if (right !== null) await giveBack();
  return right;
}
