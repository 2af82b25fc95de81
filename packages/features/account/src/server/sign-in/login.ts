import type { CallContext, RateRule } from '@pausenplatz/kernel-server';
import { login } from '../../contract/index.ts';
import { accountTexts } from '../../texts.ts';
import { handle, refuse, refuseTooMany } from '../account.ts';
import { fitsAccount } from '../passwords.ts';
import type { AccountTables } from '../tables.ts';
import { enter, refuseTrashed } from './complete.ts';

/** Guesses at one account; a right password resets the count. */
const perAccount: RateRule = { name: 'login-account', points: 10, perSeconds: 900 };
/** Wrong passwords from one address: a whole school sits behind one, so only failures count and the bound is wide. */
const perAddress: RateRule = { name: 'login-address', points: 1_000, perSeconds: 900 };

export const loginHandler = handle(login, async (context, input) => {
  const user = await provePassword(context, input.UserName, input.Password);
  refuseTrashed(user);
  return enter(context, {
    userId: user.id,
    initialPassword: user.initial_password,
    kind: input.keeps ?? 'cookie',
    remembered: input.RememberMe,
    device: input.device,
    app: input.app,
  });
});

/** The account of this name and password, deleted ones included; refuses alike for unknown names and wrong passwords. */
export async function provePassword(context: CallContext<AccountTables>, userName: string, password: string) {
  const name = userName.toLowerCase();
  await refuseWhenTooMany(context, name);
  const user = await findByName(context, name);
  if (!(await fitsAccount(context, user ?? null, password)) || !user) {
    await context.rateLimiter.take(perAccount, name);
    await context.rateLimiter.take(perAddress, context.request.ip);
    return refuse('WRONG_CREDENTIALS');
  }
  await context.rateLimiter.reset(perAccount, name);
  return user;
}

async function refuseWhenTooMany(context: CallContext<AccountTables>, name: string): Promise<void> {
  const seconds = Math.max(
    await context.rateLimiter.waitFor(perAccount, name),
    await context.rateLimiter.waitFor(perAddress, context.request.ip),
  );
  refuseTooMany(seconds);
}

function findByName(context: CallContext<AccountTables>, name: string) {
  return context.db
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'initial_password', 'initial_password_sealed', 'deleted_at', 'deleted_by'])
    .where((where) =>
      where.or([where(where.fn<string>('lower', ['user_name']), '=', name), where(where.fn<string>('lower', ['email']), '=', name)]),
    )
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Guesses at the own password from inside: whoever finds an open browser shall not try them all. */
const perPerson: RateRule = { name: 'own-password', points: 10, perSeconds: 900 };

/** Asks the signed-in person for the password again, before what would hurt; refuses a wrong one at its field. */
export async function proveOwnPassword(
  context: CallContext<AccountTables>,
  userId: string,
  password: string,
  field = 'password',
): Promise<void> {
  const seconds = await context.rateLimiter.waitFor(perPerson, userId);
  refuseTooMany(seconds);
  const user = await context.db
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'initial_password_sealed'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (await fitsAccount(context, user ?? null, password)) return;
  await context.rateLimiter.take(perPerson, userId);
  const { WRONG_PASSWORD } = accountTexts.refusals;
  refuse('WRONG_PASSWORD', { fields: { [field]: WRONG_PASSWORD.body } });
}
