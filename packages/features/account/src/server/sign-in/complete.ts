import type { OutputOf } from '@pausenplatz/kernel-contract';
import { type CallContext, newSecret } from '@pausenplatz/kernel-server';
import { daysAfter, longDay } from '@pausenplatz/kernel-format';
import { accountLimits, type login } from '../../contract/index.ts';
import { deviceName } from '../../rules/index.ts';
import { refuse } from '../account.ts';
import { presentCurrentUser } from '../present.ts';
import { hasSecondFactor } from '../queries/second-factor.ts';
import { hashToken, isStillProven, type NewSession, openSession, setSessionCookies } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';
import { rememberDevice } from './known-devices.ts';

type Context = CallContext<AccountTables>;
type SignInAnswer = OutputOf<typeof login>;

interface Entering {
  readonly userId: string;
  readonly initialPassword: boolean;
  readonly kind: 'cookie' | 'bearer';
  readonly remembered: boolean;
  readonly provenBy?: 'password' | 'card' | 'elsewhere';
  readonly passedSecondFactor?: boolean;
  readonly device?: string | undefined;
  readonly app?: string | undefined;
  readonly proven?: NewSession['proven'];
}

/** After the first factor: a session, or the next step where the person has a second one. */
export async function completeSignIn(context: Context, entering: Entering): Promise<SignInAnswer> {
  const named = { ...entering, device: entering.device ?? deviceName(context.request.header('user-agent')) ?? undefined };
  return (await hasSecondFactor(context.db, entering.userId)) ? challenge(context, named) : openFor(context, named);
}

/** Opens the session of somebody who has proven everything that is asked of them. */
export async function openFor(context: Context, entering: Entering): Promise<SignInAnswer> {
  const { userId, kind, remembered, initialPassword } = entering;
  const tokens = await openSession(context, entering);
  if (kind === 'cookie') {
    setSessionCookies(context, tokens, remembered);
    await rememberDevice(context, userId);
  }
  const user = await presentCurrentUser(context, userId);
  if (!user) return refuse('WRONG_CREDENTIALS');
  return {
    token: kind === 'bearer' ? tokens.token : null,
    refreshToken: kind === 'bearer' ? tokens.refreshToken : null,
    expiration: tokens.expiration.toISOString(),
    user,
    initialPassword,
    secondFactor: false,
    challenge: null,
  };
}

async function challenge(context: Context, { userId, kind, provenBy, remembered, device, app, proven }: Entering): Promise<SignInAnswer> {
  const secret = newSecret();
  const expiresAt = new Date(context.clock.now().getTime() + accountLimits.challengeMinutes * 60_000);
  const row = {
    hash: hashToken(secret),
    user_id: userId,
    kind,
    proven_by: provenBy === 'elsewhere' ? ('elsewhere' as const) : ('password' as const),
    remembered,
    device: device ?? null,
    app: app ?? null,
    expires_at: expiresAt,
  };
  // A new password ends who waits for the second step; who waits with the old one must be there to be ended.
  await context.db.transaction().execute(async (db) => {
    if (!(await isStillProven(db, { userId, proven }))) refuse('WRONG_CREDENTIALS');
    await db.insertInto('sign_in_challenge').values(row).execute();
  });
  const nobody = { token: null, refreshToken: null, user: null, initialPassword: false } as const;
  return { ...nobody, expiration: expiresAt.toISOString(), secondFactor: true, challenge: secret };
}

interface Trashed {
  readonly deleted_at: Date | null;
  readonly deleted_by: 'self' | 'school' | null;
}

/** Says why a deleted account does not open, and until when it can come back; only to who knows its password. */
export function refuseTrashed({ deleted_at, deleted_by }: Trashed): void {
  if (!deleted_at) return;
  const until = longDay(trashEnd(deleted_at).toISOString());
  refuse(deleted_by === 'self' ? 'ACCOUNT_IN_TRASH' : 'ACCOUNT_TRASHED_BY_SCHOOL', { details: { until } });
}

/** When a deleted account is erased. */
export const trashEnd = (deletedAt: Date): Date => daysAfter(deletedAt, accountLimits.trashDays);
