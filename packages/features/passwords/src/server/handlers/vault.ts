import { timingSafeEqual } from 'node:crypto';
import { type GuessLimits, hashToken, judgeGuess, knownDevice } from '@pausenplatz/account/server';
import { type CallContext, lockFor } from '@pausenplatz/kernel-server';
import type { Selectable } from 'kysely';
import { addSealedItems, createVault, giveUpVault, openVault, rewrapVault } from '../../contract/index.ts';
import { handle, refuse } from '../passwords.ts';
import type { PasswordsTables } from '../tables.ts';
import { proveChosenPassword } from '../proof.ts';
import { addSealed, adultOf } from '../vault-items.ts';

type Context = CallContext<PasswordsTables>;
type Vault = Selectable<PasswordsTables['password_vault']>;

/** Guesses at a vault password from inside a session; who has the database guesses elsewhere, against the rounds of the derivation. */
const guesses: GuessLimits = {
  perPlace: { name: 'vault-place', points: 10, perSeconds: 900 },
  perAccount: { name: 'vault', points: 30, perSeconds: 900 },
};

const createHandler = handle(createVault, async (context, { derivation, knowledge, wrapped, recoveryKnowledge, recoveryWrapped }) => {
  const userId = adultOf(context);
  const now = context.clock.now();
  const made = await context.db
    .insertInto('password_vault')
    .values({
      user_id: userId,
      derivation: JSON.stringify(derivation),
      knowledge_hash: hashToken(knowledge),
      wrapped,
      recovery_hash: hashToken(recoveryKnowledge),
      recovery_wrapped: recoveryWrapped,
      revision: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst();
  return made ?? refuse('VAULT_EXISTS');
});

interface Shown {
  readonly by: 'password' | 'recovery';
  readonly knowledge: string;
}

/** The vault of who shows that they know its password or its code; every wrong one is counted, and slows the next. */
async function proveVault(context: Context, { by, knowledge }: Shown): Promise<Vault> {
  const userId = adultOf(context);
  const vault = await context.db.selectFrom('password_vault').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!vault) return refuse('VAULT_NOT_FOUND');
  const [given, right] = [hashToken(knowledge), by === 'password' ? vault.knowledge_hash : vault.recovery_hash].map((text) =>
    Buffer.from(text),
  );
  const guess = { account: userId, knownDevice: await knownDevice(context, userId) };
  const proven = await judgeGuess(context, guesses, guess, () =>
    Promise.resolve(given && right && given.length === right.length && timingSafeEqual(given, right) ? vault : null),
  );
  return proven ?? refuse('VAULT_WRONG');
}

const openHandler = handle(openVault, async (context, shown) => {
  const { wrapped, recovery_wrapped } = await proveVault(context, shown);
  return { wrapped: shown.by === 'password' ? wrapped : recovery_wrapped };
});

const rewrapHandler = handle(rewrapVault, async (context, { by, knowledge, revision, next }) => {
  const { user_id: userId } = await proveVault(context, { by, knowledge });
  const changed = await context.db
    .updateTable('password_vault')
    .set({
      derivation: JSON.stringify(next.derivation),
      knowledge_hash: hashToken(next.knowledge),
      wrapped: next.wrapped,
      revision: revision + 1,
      updated_at: context.clock.now(),
    })
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst();
  return changed ?? refuse('PASSWORD_CHANGED');
});

const addHandler = handle(addSealedItems, async (context, { items }) => ({ added: await addSealed(context, items) }));

const giveUpHandler = handle(giveUpVault, async (context, { password }) => {
  const userId = adultOf(context);
  const vault = await context.db.selectFrom('password_vault').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  if (!vault) return refuse('VAULT_NOT_FOUND');
  await proveChosenPassword(context, password);
  return context.transact(async ({ db }) => {
    await lockFor(db, `password vault ${userId}`);
    const { numDeletedRows } = await db.deleteFrom('password_vault_item').where('user_id', '=', userId).executeTakeFirst();
    await db.deleteFrom('password_vault').where('user_id', '=', userId).execute();
    return { entries: Number(numDeletedRows) };
  });
});

export const vaultHandlers = [createHandler, openHandler, rewrapHandler, addHandler, giveUpHandler];
