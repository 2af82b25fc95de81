import { type CallContext, servicesOf } from '@pausenplatz/kernel-server';
import { login } from '../../contract/index.ts';
import { accountTexts } from '../../texts.ts';
import { handle, refuse } from '../account.ts';
import type { ProvenPassword } from '../hold-password.ts';
import { fitsAccount } from '../passwords.ts';
import type { AccountTables } from '../tables.ts';
import { waitingAccountStep } from '../waiting-account.ts';
import { completeSignIn, refuseTrashed } from './complete.ts';
import { type GuessLimits, judgeGuess } from './guessing.ts';
import { knownDevice } from './known-devices.ts';

/** Guesses at passwords by who is not signed in yet. */
const limits: GuessLimits = {
  perPlace: { name: 'login-place', points: 10, perSeconds: 900 },
  perUnknownPlace: { name: 'login-unknown-place', points: 15, perSeconds: 60 },
  perAccount: { name: 'login-account', points: 30, perSeconds: 900 },
  // A hundred accounts attacked up to their limit from inside a school are a thousand guesses; the school comes in all the same (T11).
  perAddress: { name: 'login-address', points: 3_000, perSeconds: 900 },
};

export const loginHandler = handle(
  login,
  async (context, input) => {
    const user = await provePassword(context, input.UserName, input.Password);
    refuseTrashed(user);
    refuseEndedFirstPassword(user, context.clock.now());
    return completeSignIn(context, {
      userId: user.id,
      initialPassword: user.initial_password,
      proven: user,
      kind: input.keeps ?? 'cookie',
      remembered: input.RememberMe,
      device: input.device,
      app: input.app,
    });
  },
  { asSystem: true },
);

/** The account of this name and password, deleted ones included; refuses alike for unknown names and wrong passwords. */
export async function provePassword(context: CallContext<AccountTables>, userName: string, password: string) {
  const name = userName.toLowerCase();
  const user = await findByName(context, name);
  const guess = { account: user?.id ?? name, knownDevice: await knownDevice(context, user?.id ?? null) };
  // Asked for whoever is known and for whoever is not, so that the time says nothing about either.
  const waiting = await waitingAccount(context, name);
  const right = await judgeGuess(context, limits, guess, async () =>
    (await fitsAccount(context, user ?? waiting, password)) ? (user ?? 'waiting') : null,
  );
  if (right === 'waiting') return refuse('EMAIL_NOT_CONFIRMED');
  return right ?? refuse('WRONG_CREDENTIALS');
}

/** What waits under this address for somebody to confirm it, as an account would keep its password. */
async function waitingAccount(context: CallContext<AccountTables>, email: string) {
  const services = servicesOf(context);
  const found = await Promise.all(services.steps.given(waitingAccountStep).map(({ step }) => step(services, email)));
  const passwordHash = found.find((one) => one !== null) ?? null;
  return passwordHash === null ? null : { id: email, password_hash: passwordHash, initial_password_sealed: null };
}

function findByName(context: CallContext<AccountTables>, name: string) {
  return context.db
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'initial_password', 'initial_password_sealed', 'initial_password_until', 'deleted_at', 'deleted_by'])
    .where((where) =>
      where.or([where(where.fn<string>('lower', ['user_name']), '=', name), where(where.fn<string>('lower', ['email']), '=', name)]),
    )
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Says that a first password has ended; only to who knows it. */
function refuseEndedFirstPassword(
  user: { readonly initial_password: boolean; readonly initial_password_until: Date | null },
  now: Date,
): void {
  const { initial_password, initial_password_until: until } = user;
  if (initial_password && until !== null && until <= now) refuse('INITIAL_PASSWORD_ENDED');
}

/** Guesses at the own password from inside: whoever finds an open browser shall not try them all. */
const ownLimits: GuessLimits = {
  perPlace: { name: 'own-password-place', points: 10, perSeconds: 900 },
  perAccount: { name: 'own-password', points: 30, perSeconds: 900 },
};

/** Asks the signed-in person for the password again, before what would hurt; refuses a wrong one at its field. Answers what was proven. */
export async function proveOwnPassword(
  context: CallContext<AccountTables>,
  userId: string,
  password: string,
  field = 'password',
): Promise<ProvenPassword> {
  const user = await context.db
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'initial_password_sealed'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const guess = { account: userId, knownDevice: await knownDevice(context, userId) };
  const right = await judgeGuess(context, ownLimits, guess, async () =>
    (await fitsAccount(context, user ?? null, password)) && user ? user : null,
  );
  const { WRONG_PASSWORD } = accountTexts.refusals;
  return right ?? refuse('WRONG_PASSWORD', { fields: { [field]: WRONG_PASSWORD.body } });
}
