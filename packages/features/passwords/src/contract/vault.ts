import { passwordProofRefusals, typedPassword } from '@pausenplatz/account/contract';
import { type ActorTable, defineCall, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { adults, people } from './shapes.ts';
import { passwordsLimits } from './limits.ts';
import { derivation, knowledge, sealed, wrapped } from './vault-shapes.ts';

/** Nobody in the matrix has a vault to open. */
const withoutVault: ActorTable = signedInActors(404, adults);
const owners: ActorTable = signedInActors(200, adults);

export const createVault = defineCall({
  summary: 'Begin a vault: its key, wrapped by the vault password and by the recovery code, of which the server knows neither.',
  method: 'POST',
  path: 'passwordsafe/vault/create',
  access: people,
  actors: owners,
  mutates: true,
  input: z.strictObject({ derivation, knowledge, wrapped, recoveryKnowledge: knowledge, recoveryWrapped: wrapped }),
  output: z.object({ revision: z.int() }),
  refusals: ['PASSWORD_FORBIDDEN', 'VAULT_EXISTS'],
});

const by = z.enum(['password', 'recovery']);

export const openVault = defineCall({
  summary: 'The wrapped key of one’s vault, for who shows that they know its password or its recovery code; guesses are counted.',
  method: 'POST',
  path: 'passwordsafe/vault/open',
  access: people,
  actors: withoutVault,
  mutates: true,
  input: z.strictObject({ by, knowledge }),
  output: z.object({ wrapped: z.string() }),
  refusals: ['PASSWORD_FORBIDDEN', 'TOO_MANY_ATTEMPTS', 'VAULT_NOT_FOUND', 'VAULT_WRONG'],
});

export const rewrapVault = defineCall({
  summary: 'Wrap the same key by a new vault password; entries stay as they are. Of two changes at once one is refused.',
  method: 'POST',
  path: 'passwordsafe/vault/change-password',
  access: people,
  actors: withoutVault,
  mutates: true,
  input: z.strictObject({
    by,
    knowledge,
    revision: z.int().check(z.gte(1), z.lte(1_000_000)),
    next: z.strictObject({ derivation, knowledge, wrapped }),
  }),
  output: z.object({ revision: z.int() }),
  refusals: ['PASSWORD_CHANGED', 'PASSWORD_FORBIDDEN', 'TOO_MANY_ATTEMPTS', 'VAULT_NOT_FOUND', 'VAULT_WRONG'],
});

export const addSealedItems = defineCall({
  summary: 'Put several sealed entries into one’s vault: all of them, or none where it would be too full. What is there already stays.',
  method: 'POST',
  path: 'passwordsafe/vault/add-items',
  access: people,
  actors: withoutVault,
  mutates: true,
  input: z.strictObject({
    items: z.array(z.strictObject({ id: scalars.id, sealed })).check(z.minLength(1), scalars.atMost(passwordsLimits.itemsAtOnce)),
  }),
  output: z.object({ added: z.int() }),
  refusals: ['PASSWORDS_FULL', 'PASSWORD_FORBIDDEN', 'PASSWORD_ID_TAKEN', 'VAULT_NOT_FOUND'],
});

export const giveUpVault = defineCall({
  summary: 'Give up one’s vault with everything in it, which nobody could open any more; the own password proves who asks.',
  method: 'POST',
  path: 'passwordsafe/vault/give-up',
  access: people,
  actors: withoutVault,
  mutates: true,
  input: z.strictObject({ password: typedPassword }),
  output: z.object({ entries: z.int() }),
  refusals: [...passwordProofRefusals, 'PASSWORD_FORBIDDEN', 'PASSWORD_OWN_NONE', 'VAULT_NOT_FOUND'],
});
