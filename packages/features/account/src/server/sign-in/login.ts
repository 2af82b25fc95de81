import type { CallContext, RateRule } from '@pausenplatz/kernel-server';
import { login } from '../../contract/index.ts';
import { handle, refuse } from '../account.ts';
import { isPassword } from '../passwords.ts';
import { presentCurrentUser } from '../present.ts';
import { openSession, setSessionCookies } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';

/** Guesses at one account; a right password resets the count. */
const perAccount: RateRule = { name: 'login-account', points: 10, perSeconds: 900 };
/** Wrong passwords from one address: a whole school sits behind one, so only failures count and the bound is wide. */
const perAddress: RateRule = { name: 'login-address', points: 1_000, perSeconds: 900 };

export const loginHandler = handle(login, async (context, input) => {
  const name = input.UserName.toLowerCase();
  await refuseWhenTooMany(context, name);
  const user = await findByName(context, name);
  if (!user || !(await isPassword(user.password_hash, input.Password))) {
    if (!user) await isPassword(null, input.Password);
    await context.rateLimiter.take(perAccount, name);
    await context.rateLimiter.take(perAddress, context.request.ip);
    return refuse('WRONG_CREDENTIALS');
  }
  await context.rateLimiter.reset(perAccount, name);
  const kind = input.keeps ?? 'cookie';
  const tokens = await openSession(context, { userId: user.id, kind, remembered: input.RememberMe, device: input.device, app: input.app });
  if (kind === 'cookie') setSessionCookies(context, tokens, input.RememberMe);
  const present = await presentCurrentUser(context.db, user.id, context.clock.now());
  if (!present) return refuse('WRONG_CREDENTIALS');
  return {
    token: kind === 'bearer' ? tokens.token : null,
    refreshToken: kind === 'bearer' ? tokens.refreshToken : null,
    expiration: tokens.expiration.toISOString(),
    user: present,
    initialPassword: user.initial_password,
  };
});

async function refuseWhenTooMany(context: CallContext<AccountTables>, name: string): Promise<void> {
  const seconds = Math.max(
    await context.rateLimiter.waitFor(perAccount, name),
    await context.rateLimiter.waitFor(perAddress, context.request.ip),
  );
  if (seconds > 0) refuse('TOO_MANY_ATTEMPTS', { details: { seconds } });
}

function findByName(context: CallContext<AccountTables>, name: string) {
  return context.db
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'initial_password'])
    .where((where) =>
      where.or([where(where.fn<string>('lower', ['user_name']), '=', name), where(where.fn<string>('lower', ['email']), '=', name)]),
    )
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}
