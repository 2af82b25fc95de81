import { proveOwnPassword } from '@pausenplatz/account/server';
import { type CallContext, openSealed, personOf, sealText } from '@pausenplatz/kernel-server';
import { passwordsLimits } from '../contract/index.ts';
import { refuse } from './passwords.ts';
import type { PasswordsTables } from './tables.ts';

type Context = CallContext<PasswordsTables>;

const purpose = 'password-proof';
const lastsMs = passwordsLimits.proofMinutes * 60_000;

/** Refuses whoever has only a first password: it stands on the same paper as the card. */
export async function proveChosenPassword(context: Context, password: string): Promise<void> {
  const { userId } = personOf(context);
  const account = await context.db
    .selectFrom('user_account')
    .select(['password_hash', 'initial_password'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!account || account.password_hash === null || account.initial_password) return refuse('PASSWORD_OWN_NONE');
  await proveOwnPassword(context, userId, password);
}

/**
 * Asks for the password that somebody chose: the first one stands on the same paper as the card, and a teacher has printed it. What it answers
 * holds for this session alone, and is kept nowhere.
 */
export async function giveProof(context: Context, password: string): Promise<{ proof: string; until: string }> {
  const { sessionId } = personOf(context);
  await proveChosenPassword(context, password);
  const until = new Date(context.clock.now().getTime() + lastsMs);
  return { proof: sealText(context, purpose, sessionId, until.toISOString()), until: until.toISOString() };
}

/** Nothing is shown to a session in which nobody has typed the password within ten minutes, however it was opened: a card lies about. */
export function proveRecently(context: Context, proof: string | null): void {
  const { sessionId } = personOf(context);
  const until = proof === null ? null : openSealed(context, purpose, sessionId, proof);
  if (until === null || new Date(until) <= context.clock.now()) refuse('PASSWORD_PROOF_NEEDED');
}
